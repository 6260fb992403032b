import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Card classes for other elements. */
export const cardVariants = cva('', {
  variants: {
    variant: {
      default: 'rounded-lg border bg-card p-4',
      box: 'profile-box',
      panel: 'order-panel',
    },
  },
  defaultVariants: { variant: 'default' },
})

type Props = ComponentProps<'div'> & VariantProps<typeof cardVariants>

export function Card({ variant, className, ...props }: Props) {
  return <div className={cardVariants({ variant, className })} {...props} />
}
