'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = {
  readonly href: string
  readonly prefetch: false | null
  /** Closes the menu. */
  readonly onChosen: () => void
  readonly children: ReactNode
}

/** A row of the menu: an icon or a picture, and a name. */
export function MenuLink({ href, prefetch, onChosen, children }: Props) {
  const pathname = usePathname()
  return (
    <Link
      href={href}
      prefetch={prefetch}
      onClick={onChosen}
      aria-current={pathname === href ? 'page' : undefined}
      className="-mx-3 flex min-h-[54px] items-center gap-3.5 rounded-[var(--r-md)] px-3 font-semibold text-xl aria-[current=page]:bg-secondary aria-[current=page]:text-secondary-foreground"
    >
      {children}
    </Link>
  )
}
