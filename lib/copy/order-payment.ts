import type { PastOrder } from '../domain/past-order.ts'
import { formatMoney } from './money.ts'
import { atText } from './order-arrival.ts'
import { orderFieldCopy } from './order-fields.ts'
import { profileCopy } from './profile.ts'

const { said, choices } = orderFieldCopy.payment

/** `R$ 36,90 confirmado às 14h02`, `a pagar`: of a Pix to the market; null where nothing is known of it. `now`: ms since 1970. */
function pixText({ pixDue, pixPaid }: PastOrder, now: number): string | null {
  if (pixPaid) {
    const amount = pixPaid.amount ? `${formatMoney(pixPaid.amount)} ` : ''
    return `${amount}confirmado ${atText(Date.parse(pixPaid.at), now)}`
  }
  if (!pixDue) return null
  return typeof pixDue.saidPaid === 'number' ? 'aguardando o mercado confirmar' : 'a pagar'
}

type Paid = Pick<PastOrder, 'state' | 'fulfillment'>

/** That the store has yet to confirm the payment, until the market begins with an order; null of one that is a message. */
export const pendingText = ({ state, fulfillment }: Paid, isByMessage: boolean): string | null =>
  state === 'arrived' && fulfillment === 'waiting' && !isByMessage ? profileCopy.orders.states.arrived : null

/** `Pagamento: Pix, a pagar`: how far the payment of an order is; null where that is not known. `now`: ms since 1970. */
export function paymentText(order: PastOrder, now: number): string | null {
  const state = pixText(order, now)
  return state && `${said}: ${choices.pix}, ${state}`
}
