'use client'

import { RotateCcw } from '@/components/ui/panel-icons'
import { formatMoney } from '@/lib/copy/money'
import { longDate, profileCopy } from '@/lib/copy/profile'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import type { PastOrder } from '@/lib/domain/past-order'
import { useSettings } from '@/stores/storefront-provider'
import { useBuyAgain } from './use-buy-again'

const { orders: copy } = profileCopy

/** One order as its till receipt. */
export function Receipt({ order }: { readonly order: PastOrder }) {
  const { isRunning, buyAgain } = useBuyAgain(order)
  const states = isOrderedByMessage(useSettings().checkoutHosts) ? copy.messageStates : copy.states
  return (
    <article className="receipt" aria-label={copy.code(order.code)}>
      <div className="receipt-head">
        <h3 className="font-bold">{copy.code(order.code)}</h3>
        <p className="profile-hint">
          <time dateTime={order.placedAt}>{longDate(order.placedAt)}</time>
        </p>
        <p className="receipt-state">{states[order.state]}</p>
      </div>
      <ul className="receipt-lines">
        {order.lines.map(({ variantId, title, variantTitle, quantity }) => (
          <li key={variantId}>
            <span>{`${quantity} ×`}</span>
            <span>{variantTitle ? `${title} (${variantTitle})` : title}</span>
          </li>
        ))}
      </ul>
      {order.productsTotal && (
        <p className="receipt-total">
          <span>{copy.productsTotal}</span>
          <span>{formatMoney(order.productsTotal)}</span>
        </p>
      )}
      <button
        type="button"
        className="btn btn-secondary"
        aria-label={copy.againOf(order.code)}
        aria-busy={isRunning}
        disabled={isRunning || order.lines.length === 0}
        onClick={() => void buyAgain()}
      >
        <RotateCcw className="size-5" />
        {isRunning ? copy.adding : copy.again}
      </button>
    </article>
  )
}
