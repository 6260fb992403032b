import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const badgeVariants = cva('', {
  variants: {
    variant: {
      default: 'badge badge-primary',
      secondary: 'badge',
      accent: 'badge badge-accent',
      destructive: 'badge badge-destructive',
      icon: 'icon-badge',
    },
  },
  defaultVariants: { variant: 'default' },
})

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>

type Props = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ variant, className, ...props }: Props) {
  return <span className={badgeVariants({ variant, className })} {...props} />
}
