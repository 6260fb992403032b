import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const checkboxVariants = cva('', {
  // `hidden` visually: its sibling shows the state.
  variants: { variant: { default: 'checkbox', hidden: 'sr-only' } },
  defaultVariants: { variant: 'default' },
})

type Props = ComponentProps<'input'> & VariantProps<typeof checkboxVariants>

export function Checkbox({ variant, className, ...props }: Props) {
  return <input type="checkbox" className={checkboxVariants({ variant, className })} {...props} />
}
