import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Checkbox } from './checkbox'

/** Native radio buttons: work without scripts. */
export function RadioGroup({ className, ...props }: ComponentProps<'fieldset'>) {
  return <fieldset data-slot="radio-group" className={cn('grid min-w-0 gap-2', className)} {...props} />
}

export function RadioGroupItem(props: ComponentProps<'input'>) {
  return <Checkbox type="radio" data-slot="radio-group-item" {...props} />
}

const rowClass =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-input bg-card px-3.5 py-2 font-semibold text-md selected:border-primary selected:bg-secondary selected:text-secondary-foreground selected:forced-highlight'

/** A row with its mark and its text. */
export function RadioGroupRow({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label data-slot="radio-group-row" className={cn(rowClass, className)}>
      <RadioGroupItem {...input} />
      {children}
    </label>
  )
}
