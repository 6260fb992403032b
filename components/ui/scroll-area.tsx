import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Scrolls natively between header and footer; with much enlarged text the dialog itself scrolls. */
export function ScrollArea({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="scroll-area"
      className={cn(
        'relative flex-1 @max-[15rem]:flex-none overflow-y-auto @max-[15rem]:overflow-visible overscroll-contain px-4 pt-4 pb-5',
        className,
      )}
      {...props}
    />
  )
}
