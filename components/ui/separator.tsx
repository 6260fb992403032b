import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Separates groups for the eye alone, in forced colours too. */
export function Separator({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="separator" className={cn('border-t', className)} {...props} />
}
