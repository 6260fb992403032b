'use client'

import type { ReactNode } from 'react'
import { cartCopy } from '@/lib/copy/cart'
import { isPaymentElsewhere } from '@/stores/checkout/payment-elsewhere'
import { useCart } from '@/stores/storefront-provider'

const storage = () => window.localStorage

/** What a shopper should know of this cart before buying it. */
export function CartNotices() {
  const lines = useCart((state) => state.lines)
  const storageFailed = useCart((state) => state.storageFailed)
  return (
    <>
      {storageFailed && <Notice title={cartCopy.storageFailed}>{cartCopy.storageFailedDetail}</Notice>}
      {isPaymentElsewhere(lines, { storage, now: Date.now() }) && (
        <Notice title={cartCopy.paymentElsewhere}>{cartCopy.paymentElsewhereDetail}</Notice>
      )}
    </>
  )
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <p role="status" className="note mt-3">
      <strong className="block">{title}</strong>
      {children}
    </p>
  )
}
