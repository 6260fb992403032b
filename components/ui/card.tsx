import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** For other elements that look like a card. */
export const cardClass = 'rounded-lg border bg-card p-4 md:p-6'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card" className={cn(cardClass, className)} {...props} />
}
