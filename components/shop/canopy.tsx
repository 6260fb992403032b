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

/** Shows while it has the focus. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a
      href="#conteudo"
      className="absolute -top-20 left-2 z-40 rounded-b-md bg-card px-4.5 py-3 font-bold focus:top-0 print:hidden"
    >
      {children}
    </a>
  )
}
