'use client'

import { cardCopy } from '@/lib/copy/card'
import { toastCopy } from '@/lib/copy/toasts'
import type { CartItem } from '@/lib/domain/cart'
import { useStartCheckout } from './use-start-checkout'

type Props = {
  readonly label: string
  readonly title: string
  readonly item: CartItem | null
  readonly isDisabled: boolean
}

/** Buys one piece at once, from a card. */
export function BuyNowButton({ label, title, item, isDisabled }: Props) {
  const { buyNow, isStarting } = useStartCheckout()
  return (
    <button
      type="button"
      className="btn btn-secondary btn-small"
      disabled={isDisabled || item === null || isStarting}
      aria-busy={isStarting}
      aria-label={cardCopy.buyProduct(label, title)}
      onClick={() => {
        if (item) void buyNow({ item, quantity: 1, failureTitle: toastCopy.cardBuyFailed })
      }}
    >
      {label}
    </button>
  )
}
