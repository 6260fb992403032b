import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Card classes for other elements; `box` for settings. */
export const cardVariants = cva('rounded-lg border bg-card', {
  variants: {
    variant: {
      default: 'p-4',
      box: 'grid gap-4 p-4 md:p-6',
    },
  },
  defaultVariants: { variant: 'default' },
})

type Props = ComponentProps<'div'> & VariantProps<typeof cardVariants>

export function Card({ variant, className, ...props }: Props) {
  return <div data-slot="card" className={cardVariants({ variant, className })} {...props} />
}
