import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'
import { fieldClass } from './input'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={classNames(fieldClass, 'py-2.5 leading-snug', className)}
      {...props}
    />
  )
}
