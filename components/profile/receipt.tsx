'use client'

import { Button } from '@/components/ui/button'
import { RotateCcw } from '@/components/ui/panel-icons'
import { profileCopy } from '@/lib/copy/profile'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import type { PastOrder } from '@/lib/domain/past-order'
import { useSettings } from '@/stores/storefront-provider'
import { ReceiptPaper } from './receipt-paper'
import { useBuyAgain } from './use-buy-again'

const { orders: copy } = profileCopy

/** One past order, and the way to buy it again. */
export function Receipt({ order }: { readonly order: PastOrder }) {
  const { isRunning, buyAgain } = useBuyAgain(order)
  const states = isOrderedByMessage(useSettings().checkoutHosts) ? copy.messageStates : copy.states
  return (
    <ReceiptPaper order={order} Heading="h3" payment={states[order.state]}>
      <Button
        variant="secondary"
        aria-label={copy.againOf(order.code)}
        aria-busy={isRunning}
        disabled={isRunning || order.lines.length === 0}
        onClick={() => void buyAgain()}
      >
        <RotateCcw className="size-5" />
        {isRunning ? copy.adding : copy.again}
      </Button>
    </ReceiptPaper>
  )
}
