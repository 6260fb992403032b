import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'

/** What must be known here, on yellow paper. What comes up while the page is read gives it a role. */
export function Alert({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('note', className)} {...props} />
}
