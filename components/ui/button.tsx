import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The classes of what looks like a button, for what is none: a link, a `summary`, a part of Radix. */
export const buttonVariants = cva('', {
  variants: {
    variant: {
      default: 'btn btn-primary',
      destructive: 'btn btn-destructive',
      outline: 'btn btn-outline',
      secondary: 'btn btn-secondary',
      ghost: 'ghost-btn',
      link: 'link-btn',
    },
    size: { default: '', sm: 'btn-small', lg: 'btn-large', icon: 'icon-btn' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

type Props = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

/** Sends no form unless its `type` says so. */
export function Button({ variant, size, className, ...props }: Props) {
  return <button type="button" className={buttonVariants({ variant, size, className })} {...props} />
}
