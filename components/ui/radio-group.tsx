import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const itemVariants = cva('', {
  variants: { variant: { default: 'choice', chip: 'chip', segment: 'segment' } },
  defaultVariants: { variant: 'default' },
})

/** Native radio buttons: work without scripts. */
export function RadioGroup(props: ComponentProps<'fieldset'>) {
  return <fieldset {...props} />
}

type ItemProps = ComponentProps<'input'> & VariantProps<typeof itemVariants>

export function RadioGroupItem({ variant, className, children, ...input }: ItemProps) {
  const isRow = (variant ?? 'default') === 'default'
  return (
    <label
      className={itemVariants({ variant, className })}
      {...(isRow ? {} : { 'data-checked': input.checked })}
    >
      <input type="radio" className={isRow ? 'choice-mark' : 'sr-only'} {...input} />
      {children}
    </label>
  )
}
