import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'

export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select className={classNames('field', className)} {...props} />
}
