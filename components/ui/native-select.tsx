import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'
import { inputClass } from './input'

export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select data-slot="native-select" className={classNames(inputClass, className)} {...props} />
}
