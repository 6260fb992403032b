import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'

/** Shows a warning; set a role when it appears later. */
export function Alert({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames('note', className)} {...props} />
}
