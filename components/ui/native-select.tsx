import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { inputClass } from './input'

export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return <select data-slot="native-select" className={cn(inputClass, className)} {...props} />
}
