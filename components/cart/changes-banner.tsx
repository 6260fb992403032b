'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/copy/money'
import { quoteCopy } from '@/lib/copy/quote'
import { cartTotals } from '@/lib/domain/cart-totals'
import { acceptQuote } from '@/lib/domain/quote-acceptance'
import { useCart } from '@/stores/storefront-provider'
import { useCartQuote } from './cart-quote'
import { useAcceptChanges } from './use-accept-changes'
import { useDeliveryRule } from './use-delivery-rule'

/** Says how many lines are not as the shopper chose them, and accepts them all with one tap. */
export function ChangesBanner() {
  const { status, factsOf, changedLineCount: count } = useCartQuote()
  const lines = useCart((state) => state.lines)
  const accept = useAcceptChanges()
  const [isAccepted, setIsAccepted] = useState(false)
  const { total } = cartTotals(acceptQuote(lines, factsOf), useDeliveryRule())

  const news = count > 0 ? `${quoteCopy.changedItems(count)}. ${quoteCopy.review}.` : null
  const rest = status === 'failed' ? quoteCopy.failed : isAccepted ? quoteCopy.accepted : ''
  return (
    <>
      <p role="status" className="sr-only">
        {news ?? rest}
      </p>
      {count > 0 && (
        <div className="mb-3 flex items-center justify-between gap-3 rounded-[var(--r-md)] bg-accent py-2 pr-2 pl-3.5 text-accent-foreground">
          <button
            type="button"
            className="min-h-11 text-left leading-[1.2]"
            onClick={() => document.querySelector<HTMLElement>('[data-changed]')?.focus()}
          >
            <strong className="block text-base">{quoteCopy.changedItems(count)}</strong>
            <span className="text-sm tabular-nums">{quoteCopy.newTotal(formatMoney(total))}</span>
            <span className="sr-only">{quoteCopy.showFirst}</span>
          </button>
          <Button
            size="sm"
            className="flex-none"
            onClick={() => {
              accept()
              setIsAccepted(true)
            }}
          >
            {quoteCopy.accept}
          </Button>
        </div>
      )}
    </>
  )
}
