import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const checkboxVariants = cva('', {
  // `hidden` from the eye alone: what stands beside it shows its state.
  variants: { variant: { default: 'size-5.5 flex-none accent-primary', hidden: 'sr-only' } },
  defaultVariants: { variant: 'default' },
})

type Props = ComponentProps<'input'> & VariantProps<typeof checkboxVariants>

export function Checkbox({ variant, className, ...props }: Props) {
  return (
    <input
      type="checkbox"
      data-slot="checkbox"
      className={checkboxVariants({ variant, className })}
      {...props}
    />
  )
}
