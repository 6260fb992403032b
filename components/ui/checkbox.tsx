import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** An empty mark of the browser's own is as grey at night as one that is off. */
const checkboxClass =
  'size-5.5 flex-none rounded-sm accent-primary not-checked:appearance-none not-checked:border-2 not-checked:border-muted-foreground disabled:opacity-50 [&[type=radio]]:rounded-full'

/** Also draws radio buttons, by their `type`. */
export function Checkbox({ className, ...props }: ComponentProps<'input'>) {
  return <input type="checkbox" data-slot="checkbox" className={cn(checkboxClass, className)} {...props} />
}
