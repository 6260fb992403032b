import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'

type Props = { readonly text: string; readonly url: string; readonly children: ReactNode }

/** Opens WhatsApp with the text and the link written already; a plain link that needs no JavaScript. */
export function WhatsappLink({ text, url, children }: Props) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ variant: 'secondary', size: 'sm' })}
    >
      {children}
    </a>
  )
}
