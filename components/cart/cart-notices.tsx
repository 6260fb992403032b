'use client'

import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { cartCopy } from '@/lib/copy/cart'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isPaymentElsewhere } from '@/stores/checkout/payment-elsewhere'
import { deviceStorage as storage } from '@/stores/stored-value'
import { useCart, useSettings } from '@/stores/storefront-provider'

/** What a shopper should know of this cart before buying it. */
export function CartNotices() {
  const isMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const lines = useCart((state) => state.lines)
  const storageFailed = useCart((state) => state.storageFailed)
  const hasLostLines = useCart((state) => state.hasLostLines)
  return (
    <>
      {storageFailed && <Notice title={cartCopy.storageFailed}>{cartCopy.storageFailedDetail}</Notice>}
      {hasLostLines && <Notice title={cartCopy.linesLost}>{cartCopy.linesLostDetail}</Notice>}
      {isPaymentElsewhere(lines, { storage, now: Date.now() }) && (
        <Notice title={isMessage ? cartCopy.orderElsewhere : cartCopy.paymentElsewhere}>
          {isMessage ? cartCopy.orderElsewhereDetail : cartCopy.paymentElsewhereDetail}
        </Notice>
      )}
    </>
  )
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Alert role="status" className="mt-3">
      <strong className="block">{title}</strong>
      {children}
    </Alert>
  )
}
