import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      className={classNames('animate-pulse rounded-md bg-skeleton', className)}
      {...props}
    />
  )
}
