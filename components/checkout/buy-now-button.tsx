'use client'

import { Button } from '@/components/ui/button'
import { cardCopy } from '@/lib/copy/card'
import { toastCopy } from '@/lib/copy/toasts'
import type { CartItem } from '@/lib/domain/cart'
import { useBuyNow } from './use-buy-now'

type Props = {
  readonly label: string
  readonly title: string
  readonly item: CartItem | null
  readonly isDisabled: boolean
}

/** Buys one piece at once, from a card; where the cart holds something already, `BuyChoice` asks which of them. */
export function BuyNowButton({ label, title, item, isDisabled }: Props) {
  const { buyNow, isStarting } = useBuyNow()
  return (
    <Button
      variant="outline"
      size="sm"
      // Not while it is on its way: the focus would be lost, and the window could not give it back.
      disabled={isDisabled || item === null}
      aria-busy={isStarting}
      aria-label={cardCopy.buyProduct(label, title)}
      onClick={() => {
        if (item) void buyNow({ item, quantity: 1, failureTitle: toastCopy.cardBuyFailed, asksFirst: true })
      }}
    >
      {label}
    </Button>
  )
}
