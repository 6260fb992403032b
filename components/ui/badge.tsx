import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const badgeVariants = cva('', {
  variants: {
    variant: {
      default: 'rounded-full bg-primary px-3 py-0.5 font-bold text-primary-foreground',
      secondary: 'rounded-full bg-secondary px-3 py-0.5 font-bold text-secondary-foreground',
      accent: 'rounded-full bg-accent px-3 py-0.5 font-bold text-accent-foreground',
      destructive: 'rounded-full bg-destructive px-3 py-0.5 font-bold text-destructive-foreground',
      icon: 'grid flex-none place-items-center bg-secondary text-secondary-foreground contrast-more:border forced-colors:border',
    },
  },
  defaultVariants: { variant: 'default' },
})

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ variant, className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={badgeVariants({ variant, className })} {...props} />
}
