'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { toastCopy } from '@/lib/copy/toasts'
import { useToast } from '@/stores/storefront-provider'

const load = () => import('./share-link')
const preload = () => void load().catch(() => undefined)

/** Shares through the device, or copies the link. What it needs comes when a finger or the focus is on it. */
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
          () =>
            show({ title: toastCopy.offline, description: toastCopy.offlineDetail, variant: 'destructive' }),
        )
      }
    >
      {children}
    </Button>
  )
}
