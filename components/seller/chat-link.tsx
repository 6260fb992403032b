import type { ReactNode } from 'react'
import { sellerCopy } from '@/lib/copy/seller'

type Props = { readonly href: string; readonly className: string; readonly children: ReactNode }

/** Opens a new tab, announced to screen readers. */
export function ChatLink({ href, className, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {sellerCopy.newTab}</span>
    </a>
  )
}
