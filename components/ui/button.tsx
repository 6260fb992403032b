import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const filled = ['default', 'destructive', 'outline', 'secondary'] as const
const filledClass =
  'gap-2 rounded-md py-1 text-center leading-tight transition-[background-color,scale] active:not-disabled:scale-98 disabled:border-transparent disabled:bg-muted disabled:text-muted-foreground contrast-more:border forced-colors:border'

const iconClass = 'relative flex-none rounded-full hover:bg-current/12 forced-colors:border'

/** Also for links and summaries that look like a button. */
export const buttonVariants = cva('inline-flex items-center justify-center', {
  variants: {
    variant: {
      default: `${filledClass} bg-primary text-primary-foreground hover:bg-primary/88`,
      destructive: `${filledClass} border border-current text-destructive`,
      outline: `${filledClass} border border-input`,
      secondary: `${filledClass} bg-secondary text-secondary-foreground hover:bg-secondary/80`,
      ghost: 'min-h-11 gap-1.5 text-md',
      link: 'min-h-11 underline underline-offset-4 disabled:text-muted-foreground',
    },
    size: {
      default: 'font-semibold',
      // Drawn 40 px high, pressed on 44.
      sm: 'relative min-h-10 px-3 font-semibold text-sm before:absolute before:inset-x-0 before:-inset-y-0.5',
      lg: 'min-h-13 px-5 font-bold text-base',
      icon: `size-12 ${iconClass}`,
      'icon-sm': `size-11 ${iconClass}`,
    },
  },
  compoundVariants: [{ variant: [...filled], size: 'default', class: 'min-h-12 px-5 font-bold text-base' }],
  defaultVariants: { variant: 'default', size: 'default' },
})

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

/** Sends no form unless its `type` says so. */
export function Button({ variant = 'default', size, className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      data-slot="button"
      data-variant={variant}
      className={buttonVariants({ variant, size, className })}
      {...props}
    />
  )
}
