import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const pill = 'rounded-full px-3 py-0.5 font-bold'

const badgeVariants = cva('', {
  variants: {
    variant: {
      default: `${pill} bg-primary text-primary-foreground`,
      secondary: `${pill} bg-secondary text-secondary-foreground`,
      accent: `${pill} bg-accent text-accent-foreground`,
      outline: `${pill} border text-foreground`,
      destructive: `${pill} bg-destructive text-destructive-foreground`,
      icon: 'grid flex-none place-items-center bg-secondary text-secondary-foreground contrast-more:border forced-colors:border',
    },
  },
  defaultVariants: { variant: 'default' },
})

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={badgeVariants({ variant, className })} {...props} />
}
