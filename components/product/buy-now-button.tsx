'use client'

import { cardCopy } from '@/lib/copy/card'
import { toastCopy } from '@/lib/copy/toasts'
import type { VariantId } from '@/lib/domain/identifiers'
import { useStartCheckout } from './use-start-checkout'

type Props = {
  readonly label: string
  readonly title: string
  readonly variantId: VariantId | null
  readonly isDisabled: boolean
}

/** Buys one piece at once, from a card. */
export function BuyNowButton({ label, title, variantId, isDisabled }: Props) {
  const { buyNow, isStarting } = useStartCheckout()
  return (
    <button
      type="button"
      className="btn btn-secondary btn-small"
      disabled={isDisabled || variantId === null || isStarting}
      aria-busy={isStarting}
      aria-label={cardCopy.buyProduct(label, title)}
      onClick={() => {
        if (variantId)
          void buyNow({ items: [{ variantId, quantity: 1 }], failureTitle: toastCopy.cardBuyFailed })
      }}
    >
      {label}
    </button>
  )
}
