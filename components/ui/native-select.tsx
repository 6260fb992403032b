import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'

/** The browser's own select, which every phone shows in its own way. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select className={classNames('field', className)} {...props} />
}
