import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

const labelClass = 'mb-2 block font-bold leading-snug'

export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: its place says which one, by `htmlFor`
  return <label data-slot="label" className={cn(labelClass, className)} {...props} />
}

export function Legend({ className, ...props }: ComponentProps<'legend'>) {
  return <legend data-slot="legend" className={cn(labelClass, className)} {...props} />
}

export function LabelText({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="label-text" className={cn(labelClass, className)} {...props} />
}
