import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** A green awning; its scallops are drawn by `canopy.css`. Stays in view where a window is not all taken by it. */
export function Canopy({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      data-slot="canopy"
      className={cn(
        'relative top-0 z-20 border-current bg-header text-header-foreground roomy:sticky **:focus-visible:outline-awning contrast-more:border-b forced-colors:border-b',
        className,
      )}
      {...props}
    />
  )
}
