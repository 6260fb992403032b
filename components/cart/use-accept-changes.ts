'use client'

import { quoteCopy } from '@/lib/copy/quote'
import { toastCopy } from '@/lib/copy/toasts'
import { acceptQuote } from '@/lib/domain/quote-acceptance'
import { useStores, useToast } from '@/stores/storefront-provider'
import { useCartQuote } from './cart-quote'

/** Puts the cart as the store has it today, and offers to put back what went with that. */
export function useAcceptChanges(): () => void {
  const { factsOf } = useCartQuote()
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
      variant: 'default',
      action: {
        label: toastCopy.undo,
        altText: isOne ? toastCopy.undoHint(first.line.title) : quoteCopy.goneUndoHint(gone.length),
        run: () => gone.forEach(putBack),
        linePosition: first.position,
      },
    })
  }
}
