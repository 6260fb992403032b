import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Shared with the textarea and the native select. */
export const fieldClass =
  'w-full rounded-md border border-input bg-card px-3.5 text-base placeholder:text-muted-foreground placeholder:opacity-100 disabled:bg-muted disabled:text-foreground disabled:opacity-100 aria-invalid:border-destructive'

/** For a field of its own kind that looks like an input. */
export const inputClass = `h-[max(--spacing(12.5),2rem)] ${fieldClass}`

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={cn(inputClass, className)} {...props} />
}
