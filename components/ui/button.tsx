import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Button classes for links, summaries and Radix parts. */
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

/** Defaults to type `button`. */
export function Button({ variant, size, className, ...props }: Props) {
  return <button type="button" className={buttonVariants({ variant, size, className })} {...props} />
}
