import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'

/** Separates groups for the eye alone, in forced colours too. */
export function Separator({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="separator" className={classNames('border-t', className)} {...props} />
}
