'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { quoteCopy } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import { toastCopy } from '@/lib/copy/toasts'
import { cartTotals } from '@/lib/domain/cart-totals'
import { acceptQuote, type FactsByVariant } from '@/lib/domain/quote-acceptance'
import { useCart, useStores, useToast } from '@/stores/storefront-provider'
import { useCartQuote } from './cart-quote'
import { useDeliveryRule } from './use-order-totals'

/** Offers to accept all changed lines. */
export function ChangesBanner() {
  const { status, factsOf, changedLineCount: count } = useCartQuote()
  const lines = useCart((state) => state.lines)
  const accept = useAcceptChanges(factsOf)
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
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-accent py-2 pr-2 pl-3 text-accent-foreground contrast-more:border forced-colors:border">
          <button
            type="button"
            className="min-h-11 flex-[1_1_8rem] text-left"
            onClick={() => document.querySelector<HTMLElement>('[data-changed]')?.focus()}
          >
            <strong className="block">{quoteCopy.changedItems(count)}</strong>
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

function useAcceptChanges(factsOf: FactsByVariant): () => void {
  const { cart } = useStores()
  const showToast = useToast((state) => state.show)
  return () => {
    const { lines, revise, putBack } = cart.getState()
    revise((current) => acceptQuote(current, factsOf))
    const kept = new Set(cart.getState().lines.map(({ variantId }) => variantId))
    const gone = lines
      .map((line, position) => ({ line, position }))
      .filter(({ line }) => !kept.has(line.variantId))
    const [first] = gone
    if (!first) return
    const isOne = gone.length === 1
    showToast({
      title: toastCopy.removed,
      description: isOne ? toastCopy.removedDetail(first.line.title) : quoteCopy.goneRemoved(gone.length),
      action: {
        label: toastCopy.undo,
        altText: isOne ? toastCopy.undoHint(first.line.title) : quoteCopy.goneUndoHint(gone.length),
        run: () => gone.forEach(putBack),
        linePosition: first.position,
      },
    })
  }
}
