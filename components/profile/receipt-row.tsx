import { serverNow } from '@/lib/browser/server-clock'
import './receipt-row.css'

import { useEffect } from 'react'
import { momentText } from '@/lib/copy/order-arrival'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import { stateText } from '@/lib/copy/order-progress'
import { profileCopy } from '@/lib/copy/profile'
import { itemCount } from '@/lib/copy/wording'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import type { PastOrder } from '@/lib/domain/past-order'
import { noteSeen } from '@/stores/checkout/note-orders'
import { cityOfOrder } from '@/stores/checkout/placed-orders'
import { useSettings } from '@/stores/storefront-provider'
import { AgainToday } from './bought'
import { BuyAgain } from './buy-again'
import { TalkToMarket } from './market-contact'
import { isSettled, OrderBalance, PaymentLine, useMoney } from './order-balance'
import { namesOf, OrderTotal, ReceiptContents } from './receipt-contents'

const { orders: copy } = profileCopy

export function ReceiptRow({ order }: { readonly order: PastOrder }) {
  const { code, placedAt, fulfillment, state, lines } = order
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const { balance, payment } = useMoney(order)
  const isAsked = balance.some(({ ask }) => ask)
  const isCancelled = fulfillment === 'cancelled'
  const states = isByMessage ? copy.messageStates : copy.states
  const now = serverNow()
  const given = { ...order.details, ...(payment && { payment: null }), changeFor: null, substitution: null }
  useEffect(() => noteSeen(order), [order])
  const ended = fulfillment === 'waiting' ? states[state] : stateText(order)
  return (
    <article className="receipt receipt-row" id={code} tabIndex={-1} aria-label={copy.code(code)}>
      <details className="receipt-fold">
        <summary>
          <span>
            <b className={isCancelled && !isSettled(balance) ? 'receipt-off' : undefined}>{ended}</b>
            <small className="receipt-ended">
              <time dateTime={placedAt}>{momentText(Date.parse(placedAt), now)}</time>
            </small>
          </span>
          <strong className={isCancelled ? 'receipt-quiet' : undefined}>
            <OrderTotal order={order} />
          </strong>
        </summary>
        <p className="receipt-detail">{copy.code(code)}</p>
        <OrderBalance {...{ order, balance }} isWrong={isCancelled} />
        <ReceiptContents order={order} place={cityOfOrder(code)} />
        {orderDetailTexts(given, 'receipt').map((text) => (
          <p key={text} className="receipt-detail">
            {text}
          </p>
        ))}
        {!(isCancelled && isAsked) && (
          <TalkToMarket {...order} isUrgent={isCancelled && !isSettled(balance)} />
        )}
      </details>
      <PaymentLine payment={payment?.means ? payment : null} />
      {balance.map(
        ({ title, state, ask }) =>
          (ask || state === 'done') && (
            <b key={title} className="receipt-pill" data-balance={state}>
              {title}
            </b>
          ),
      )}
      <div className="receipt-again">
        <small className="receipt-names">
          {itemCount(lines.length)} · {namesOf(lines)}
        </small>
        <AgainToday order={order}>
          <BuyAgain order={order} size="sm" />
        </AgainToday>
      </div>
    </article>
  )
}
