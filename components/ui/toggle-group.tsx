import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Also for links with `aria-current` and buttons with `aria-pressed`; `outline` is a chip. */
export const toggleVariants = cva(
  'relative isolate inline-flex min-h-10 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-xl py-1 text-center font-semibold text-sm leading-tight wrap-anywhere hover:bg-foreground/8 after:absolute after:inset-x-0 after:-inset-y-0.5 after:-z-1 selected:bg-primary selected:text-primary-foreground selected:forced-highlight noscript:pointer-events-none',
  {
    variants: {
      variant: {
        default: 'px-2 text-muted-foreground contrast-more:border forced-colors:border',
        outline: 'border border-input bg-card px-4 selected:border-primary',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** Native radio buttons: one is pressed at a time. */
export function ToggleGroup({ className, ...props }: ComponentProps<'fieldset'>) {
  return <fieldset data-slot="toggle-group" className={cn('min-w-0', className)} {...props} />
}

type ItemProps = ComponentProps<'input'> & VariantProps<typeof toggleVariants>

export function ToggleGroupItem({ variant, className, children, ...input }: ItemProps) {
  return (
    <label data-slot="toggle-group-item" className={toggleVariants({ variant, className })}>
      <input type="radio" className="sr-only noscript:invisible" {...input} />
      {children}
    </label>
  )
}
