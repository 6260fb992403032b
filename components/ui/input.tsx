import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={classNames('field', className)} {...props} />
}
