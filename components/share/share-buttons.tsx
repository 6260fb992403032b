'use client'

import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { toastCopy } from '@/lib/copy/toasts'
import { useToast } from '@/stores/storefront-provider'

const load = () => import('./share-link')
const preload = () => void load().catch(() => undefined)

type Props = { readonly text: string; readonly url: string; readonly children: ReactNode }

/** Shares or copies the link; loads on touch or focus. */
export function ShareButton({
  text,
  url,
  children,
}: {
  readonly text: string
  readonly url: string
  readonly children: ReactNode
}) {
  const show = useToast((state) => state.show)
  return (
    <Button
      variant="secondary"
      size="sm"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() =>
        load().then(
          ({ shareLink }) => shareLink({ text, url }, show),
          () => show({ ...toastCopy.offline, variant: 'destructive' }),
        )
      }
    >
      {children}
    </Button>
  )
}

/** Works without JavaScript. */
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
