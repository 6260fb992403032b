import { isBagOpen } from '../domain/fulfillment.ts'
import { countOpenOffers, type PastOrder } from '../domain/past-order.ts'
import type { PaymentWay } from '../domain/payment.ts'
import { formatMoney } from './money.ts'
import { atText } from './order-arrival.ts'
import { amountOf, type MoneyOptions, orderedAmount } from './order-balance.ts'
import { amountText } from './settlement.ts'
import { whatsappOrderCopy } from './whatsapp-order.ts'

const { pix: copy } = whatsappOrderCopy

export type PaymentText = {
  readonly text: string
  readonly means: PaymentWay | null
  readonly isPaid: boolean
}

/** `R$ 36,90 a pagar na entrega, em dinheiro`; null if unknown, cancelled, or left to `balanceTexts`. */
export function paymentText(order: PastOrder, options: MoneyOptions): PaymentText | null {
  const { details, fulfillment, pixPaid, pixDue } = order
  if (fulfillment === 'cancelled') return null
  const isPix = pixPaid || pixDue || options.saidPaid !== null
  const means = isPix ? 'pix' : (details?.payment ?? null)
  if (means === null) {
    const text = options.isByMessage ? null : atStoreText(order)
    return text === null ? null : { text, means, isPaid: order.fulfillment !== 'waiting' }
  }
  const text = means === 'pix' ? pixText(order, options) : atDoorText(order, means)
  return text === null ? null : { text, means, isPaid: Boolean(pixPaid) }
}

/** Counts as paid once the market begins: until then the store has to confirm it. */
function atStoreText(order: PastOrder): string | null {
  const { state, fulfillment, settled } = order
  if (state !== 'arrived') return null
  if (fulfillment === 'waiting')
    return `${['Pagamento', orderedAmount(order)].filter(Boolean).join(' de ')} em confirmação: o mercado confirma ao separar. ${copy.payOnce}`
  const { paid: amount = null, currency = null } = settled ?? {}
  const paid = amount === null ? orderedAmount(order) : amountText(amount, currency)
  return paid && `${paid} pago`
}

function pixText(order: PastOrder, { saidPaid, now }: MoneyOptions): string | null {
  const { pixPaid, pixDue, fulfillment } = order
  if (pixPaid) {
    const paid = copy.paid(pixPaid.amount && formatMoney(pixPaid.amount))
    return `${paid}, confirmado ${atText(Date.parse(pixPaid.at), now)}`
  }
  if (fulfillment === 'delivered') return null
  if (saidPaid !== null) return `${copy.awaited(amountText(saidPaid, 'brl'))}. ${copy.payOnce}`
  if (pixDue) return null
  if (fulfillment === 'waiting' && order.awaitsPix) return copy.later
  const mayChange = countOpenOffers(order) > 0 || (isBagOpen(fulfillment) && fulfillment !== 'waiting')
  return mayChange ? copy.wait : null
}

const doorTexts: Readonly<Record<PaymentWay, string>> = {
  pix: ' por Pix',
  cartao: ' no cartão',
  dinheiro: ' em dinheiro',
}

function atDoorText(order: PastOrder, means: PaymentWay): string {
  const place = `na ${order.pickup === null ? 'entrega' : 'retirada'},${doorTexts[means]}`
  if (order.fulfillment === 'delivered') return `Combinado: pagamento ${place}`
  const amount = amountOf(order)
  return amount === null ? `A pagar ${place}` : `${amount} a pagar ${place}`
}
