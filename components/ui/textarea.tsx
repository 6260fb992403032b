import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={classNames('field', className)} {...props} />
}
