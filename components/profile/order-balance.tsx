import { serverNow } from '@/lib/browser/server-clock'
import './order-balance.css'

import { useContext } from 'react'
import { type BalanceText, balanceTexts, takeCode } from '@/lib/copy/order-balance'
import { type PaymentText, paymentText } from '@/lib/copy/order-payment'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isOver, type PastOrder } from '@/lib/domain/past-order'
import { placedOrderOf } from '@/stores/checkout/placed-orders'
import { useSettings } from '@/stores/storefront-provider'
import { ContactButton, MarketContact } from './market-contact'

/** Describes open balances and payment of an order. */
export function useMoney(order: PastOrder) {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const options = { isByMessage, saidPaid: placedOrderOf(order.code).paid, now: serverNow() }
  return { balance: balanceTexts(order, options), payment: paymentText(order, options) }
}

export const isSettled = (balance: readonly BalanceText[]) =>
  balance.length > 0 && balance.every(({ state }) => state === 'done')

export function PaymentLine({ payment }: { readonly payment: PaymentText | null }) {
  if (payment === null) return null
  return (
    <p className="receipt-pay" data-paid={payment.isPaid || undefined}>
      {payment.text}
    </p>
  )
}

type Props = {
  readonly order: Pick<PastOrder, 'code' | 'fulfillment'>
  readonly balance: readonly BalanceText[]
  /** Problems come first. */
  readonly isWrong: boolean
}

/** Lists balances; offers the chat while open. */
export function OrderBalance({ order: { code, fulfillment }, balance, isWrong }: Props) {
  const hasContact = Boolean(useContext(MarketContact))
  const isLoud = (state: BalanceText['state']) =>
    (isWrong && state !== 'receive') || (state === 'pay' && isOver(fulfillment))
  return balance.map(({ title, reason, detail, state, ask }) => (
    <div key={title} className="order-balance" data-balance={state}>
      <p>
        <b>{title}</b>
        {reason && <span>{reason}</span>}
        {detail && <span>{detail}</span>}
        {state !== 'done' && !hasContact && <span>{takeCode(state)}</span>}
      </p>
      {ask && (
        <ContactButton
          code={code}
          said={ask.said}
          variant={isLoud(state) ? 'default' : 'outline'}
          text={ask.label}
        />
      )}
    </div>
  ))
}
