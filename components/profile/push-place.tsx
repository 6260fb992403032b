'use client'

import { useEffect } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import type { PushedOrder } from '@/lib/browser/order-push'
import { pushSupport } from '@/lib/browser/push-support'

const load = () => import('./push-offer').then(({ PushOffer }) => PushOffer)

type Props = { readonly order: PushedOrder; readonly publicKey: string | null | undefined }

/** Where a device can be notified how far an order is; its code comes where that is offered, into room that waits for it. */
export function PushPlace({ order, publicKey }: Props) {
  const { Part, request } = useLatePart(load)
  useEffect(() => {
    if (publicKey) request()
  }, [publicKey, request])
  if (!publicKey || pushSupport() === 'no') return null
  return <div className="min-h-11">{Part && <Part order={order} publicKey={publicKey} />}</div>
}
