import { openDifference } from '../domain/difference.ts'
import { type FulfillmentState, isBagOpen } from '../domain/fulfillment.ts'
import { type Money, sumMoney } from '../domain/money.ts'
import { isEmptyBag, toWay } from '../domain/order-stage.ts'
import {
  countOpenOffers,
  isSought,
  isUnweighed,
  type PastOrder,
  type PastOrderLine,
  type SettledAmounts,
} from '../domain/past-order.ts'
import type { PaymentWay } from '../domain/payment.ts'
import { totalLabel } from './delivery.ts'
import { formatMoney } from './money.ts'
import { orderedName } from './order-texts.ts'
import { profileCopy } from './profile.ts'
import {
  amountText,
  differenceText,
  openText,
  type SumRow,
  settlementCopy,
  shopperSums,
} from './settlement.ts'
import { atText, formatTimeOfDay } from './time-of-day.ts'
import { whatsappOrderCopy } from './whatsapp-order.ts'

/** Open or settled money between shopper and market. */
export type BalanceText = {
  /** `R$ 8,35 a receber de volta`, `R$ 8,35 devolvido às 9h15`, `Nada foi cobrado`. */
  readonly title: string
  readonly reason?: string | null
  readonly detail: string | null
  readonly state: 'receive' | 'pay' | 'done' | 'unsure'
  readonly ask: { readonly label: string; readonly said: string } | null
}

export type MoneyOptions = {
  readonly isByMessage: boolean
  /** Pix the shopper reports as paid, in centavos. */
  readonly saidPaid: number | null
  readonly now: number
}

export const takeCode = (state: BalanceText['state']) =>
  `${state === 'receive' ? 'Dúvidas? ' : ''}Leve o código deste pedido ao mercado.`

const { pix: pixCopy } = whatsappOrderCopy

const unseenPix = (amount: string | null) =>
  ['Pix', ...(amount ? [`de ${amount}`] : []), 'ainda não confirmado'].join(' ')
const agreePayment = 'Combinar o pagamento'
const askBack = 'Combinar a devolução'
const askAboutBack = 'Falar da devolução'
const onCard = 'No cartão, pode levar até duas faturas para aparecer.'

/** Promised by `legalCopy.returns`. */
const backText = (isByPix: boolean) =>
  isByPix
    ? 'O mercado devolve por Pix; quando devolver, aparece aqui. Você não precisa pedir.'
    : 'O mercado devolve pelo mesmo meio de pagamento, sem você pedir. Pix cai na hora; no cartão, em até duas faturas.'

/** `Arroz branco faltou − R$ 28,90`; null unless up to three lines explain the whole difference. */
function reasonOf({ lines, settled, fulfillment }: PastOrder, difference: number): string | null {
  const changed = lines.flatMap((line) => {
    const { ordered = null, now = null } = line.settled ?? {}
    return ordered === null || now === null || now === ordered ? [] : [{ line, by: now - ordered }]
  })
  if (changed.length > 3 || changed.reduce((sum, { by }) => sum + by, 0) !== difference) return null
  const isThere = fulfillment === 'delivered'
  const texts = changed.map(({ line, by }) =>
    [
      orderedName(line),
      becameText(line, { by, isThere }),
      differenceText(line.settled, settled?.currency ?? null),
    ].join(' '),
  )
  return texts.join('\n') || null
}

type Became = { readonly by: number; readonly isThere: boolean }

function becameText({ outcome, quantity }: PastOrderLine, { by, isThere }: Became): string {
  const comes = isThere ? 'veio' : 'vem'
  if (outcome?.state === 'replaced')
    return outcome.offer?.answer === 'refused' ? `não ${comes}` : 'teve troca'
  if (outcome?.state === 'missing') return 'faltou'
  const found = outcome?.quantity ?? quantity
  return found < quantity ? `${comes} só ${found} de ${quantity}` : `pesou ${by < 0 ? 'menos' : 'mais'}`
}

/** Says what is open or settled between shopper and market, and how the order is paid. */
export function orderMoney(order: PastOrder, options: MoneyOptions) {
  const balance = balanceTexts(order, options)
  const isSettled = balance.length > 0 && balance.every(({ state }) => state === 'done')
  return { balance, isSettled, payment: paymentText(order, options) }
}

/** Lists refunds and payments, the open balance of a closed bag, and unconfirmed payments. */
function balanceTexts(order: PastOrder, options: MoneyOptions): readonly BalanceText[] {
  const { fulfillment, settled } = order
  const done = doneText(order, options.now)
  const open = isBagOpen(fulfillment) ? null : openBalance(order)
  const isWrong = fulfillment === 'cancelled' || isEmptyBag(order)
  if (settled && settled.paid !== null) return [open, done].filter((text) => text !== null)
  if (isWrong) return [unknownOf(order, options)]
  const unseen = fulfillment === 'delivered' ? unseenOf(order, options) : null
  return unseen ? [unseen] : []
}

function openBalance(order: PastOrder): BalanceText | null {
  const { settled, pixPaid } = order
  const difference = settled && openDifference(settled)
  if (!difference || settled.currency === null) return null
  const amount = amountText(Math.abs(difference), settled.currency)
  const open = { title: openText(difference, settled.currency), reason: reasonOf(order, difference) }
  if (difference < 0)
    return {
      ...open,
      detail: backText(Boolean(pixPaid)),
      state: 'receive',
      ask: { label: askAboutBack, said: `Há ${amount} a meu favor. Como e quando recebo?` },
    }
  return {
    ...open,
    detail: 'Combine com o mercado como pagar; quando ele receber, aparece aqui.',
    state: 'pay',
    ask: { label: agreePayment, said: `Faltam ${amount}. Como pago?` },
  }
}

/** `R$ 8,35 devolvido às 9h15`, `R$ 2,50 pago em 28/11, 14h05`. */
function doneText({ settled, pixPaid }: PastOrder, now: number): BalanceText | null {
  const { mark = null, currency = null } = settled ?? {}
  if (!mark || mark.amount === 0) return null
  const day = formatTimeOfDay(Date.parse(mark.at), now)
  const when = day.includes(',') ? `em ${day}` : atText(Date.parse(mark.at), now)
  const isBack = mark.amount < 0
  const title = `${amountText(Math.abs(mark.amount), currency)} ${isBack ? 'devolvido' : 'pago'} ${when}`
  return { title, detail: isBack && !pixPaid ? onCard : null, state: 'done', ask: null }
}

/** Delivered order with a Pix that only the shopper knows of. */
function unseenOf(order: PastOrder, { saidPaid }: MoneyOptions): BalanceText | null {
  const { awaitsPix, pixPaid } = order
  if (pixPaid || (saidPaid === null && !awaitsPix)) return null
  if (saidPaid === null)
    return {
      title: unseenPix(amountOf(order)),
      detail: 'Se já pagou, não pague de novo; se falta pagar, combine com o mercado.',
      state: 'pay',
      ask: { label: agreePayment, said: 'O Pix ainda não foi confirmado. Como faço?' },
    }
  const said = amountText(saidPaid, 'brl')
  return {
    title: unseenPix(said),
    detail: 'Você informou que pagou; o mercado ainda não confirmou. Não pague de novo.',
    state: 'unsure',
    ask: { label: pixCopy.tellAgain, said: pixCopy.paidMessage(said) },
  }
}

/** Order that brings nothing, without a known payment. */
function unknownOf({ details, pixPaid }: PastOrder, { isByMessage, saidPaid }: MoneyOptions): BalanceText {
  if (pixPaid || saidPaid !== null) {
    const money = pixPaid?.amount ?? (saidPaid === null ? null : { amount: saidPaid, currency: 'brl' })
    const amount = money && formatMoney(money)
    return {
      title: pixPaid ? 'O seu Pix volta para você' : unseenPix(amount),
      detail: pixPaid ? backText(true) : 'Se ele saiu da sua conta, você tem direito à devolução.',
      state: pixPaid ? 'receive' : 'unsure',
      ask: {
        label: pixPaid ? askAboutBack : askBack,
        said: `${amount ? pixCopy.paidMessage(amount) : 'Paguei por Pix.'} Como recebo de volta?`,
      },
    }
  }
  const isPaidThere = details?.payment === 'dinheiro' || details?.payment === 'cartao'
  if (isByMessage && isPaidThere) return { title: 'Nada foi cobrado', detail: null, state: 'done', ask: null }
  return {
    title: isByMessage ? 'Nada foi cobrado aqui' : 'Nenhum pagamento confirmado',
    detail: 'Se você pagou, o mercado responde pela devolução.',
    state: 'unsure',
    ask: null,
  }
}

function amountOf(order: PastOrder): string | null {
  const { settled, shippingFee, pickup, lines, fulfillment } = order
  if (lines.some((line) => isSought(line, fulfillment)) || !(shippingFee || pickup !== null)) return null
  if (settled) return settled.now === null ? null : amountText(settled.now, settled.currency)
  return orderedAmount(order)
}

/** Includes known delivery; null when a price was unknown. */
const orderedAmount = ({ productsTotal, shippingFee }: PastOrder): string | null =>
  productsTotal && amountText(productsTotal.amount + (shippingFee?.amount ?? 0), productsTotal.currency)

export type PaymentText = {
  readonly text: string
  readonly means: PaymentWay | null
  readonly isPaid: boolean
}

/** `R$ 36,90 a pagar na entrega, em dinheiro`; null if unknown, cancelled, or left to the balance. */
function paymentText(order: PastOrder, options: MoneyOptions): PaymentText | null {
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
  const { paid: amount = null, currency = null } = settled ?? {}
  const paid = amount === null ? orderedAmount(order) : amountText(amount, currency)
  if (fulfillment === 'waiting')
    return `${['Pagamento', paid].filter(Boolean).join(' de ')} em confirmação: o mercado confirma ao separar. ${pixCopy.payOnce}`
  return paid && `${paid} pago`
}

function pixText(order: PastOrder, { saidPaid, now }: MoneyOptions): string | null {
  const { pixPaid, pixDue, fulfillment } = order
  if (pixPaid) {
    const paid = pixCopy.paid(pixPaid.amount && formatMoney(pixPaid.amount))
    return `${paid}, confirmado ${atText(Date.parse(pixPaid.at), now)}`
  }
  if (fulfillment === 'delivered') return null
  if (saidPaid !== null) return `${pixCopy.awaited(amountText(saidPaid, 'brl'))}. ${pixCopy.payOnce}`
  if (pixDue) return null
  if (order.awaitsPix && order.pickup === null && !order.shippingFee) return pixCopy.feeOpen.status
  if (fulfillment === 'waiting' && order.awaitsPix) return pixCopy.later
  const mayChange = countOpenOffers(order) > 0 || (isBagOpen(fulfillment) && fulfillment !== 'waiting')
  return mayChange ? pixCopy.wait : null
}

const meansTexts = { pix: 'por Pix', cartao: 'no cartão', dinheiro: 'em dinheiro' } satisfies Record<
  PaymentWay,
  string
>
const doorTexts = {
  delivery: (means: PaymentWay) => `na entrega, ${meansTexts[means]}`,
  pickup: (means: PaymentWay) => `na retirada, ${meansTexts[means]}`,
}

function atDoorText(order: PastOrder, means: PaymentWay): string {
  const place = doorTexts[toWay(order)](means)
  if (order.fulfillment === 'delivered') return `Combinado: pagamento ${place}`
  const amount = amountOf(order)
  return amount === null ? `A pagar ${place}` : `${amount} a pagar ${place}`
}

type SumOptions = Pick<MoneyOptions, 'isByMessage'> & { readonly place: string | null }

/** Lists the sums of an order, and its total in one text. */
export function orderSums(order: PastOrder, options: SumOptions) {
  const total = totalText(order)
  return {
    rows: sumsOf(order, options),
    total,
    /** Stands below the total. */
    freight: total !== null && order.shippingFee ? totalLabel('charged', isEstimated(order)) : null,
    isEstimated: isEstimated(order),
  }
}

/** Lists the sums, as settled or ordered. */
function sumsOf(order: PastOrder, { isByMessage, place }: SumOptions): readonly SumRow[] {
  const { lines, productsTotal, shippingFee, settled, fulfillment, pickup } = order
  // Delivery: an unknown fee is to be agreed.
  const open = (isByMessage || place) && pickup === null ? settlementCopy.toBeAgreed : null
  const shipping = shippingFee ? formatMoney(shippingFee) : open
  const isOpen = isBagOpen(fulfillment)
  const amounts = lines.map((line) => amountsOf(line, fulfillment))
  if (settled && fulfillment !== 'cancelled') {
    const openText = lines.some((line) => isSought(line, fulfillment))
      ? settlementCopy.toBeKnown
      : settlementCopy.toBeAgreed
    return shopperSums({
      ...settled,
      lines: amounts,
      shipping,
      isOpen,
      isThere: fulfillment === 'delivered',
      openText,
    })
  }
  const total = orderTotal(order)
  if (!productsTotal || !total) return []
  // Cancelled: nothing is paid.
  const weight = fulfillment === 'cancelled' ? 'quiet' : 'main'
  const products = { name: profileCopy.orders.productsTotal, text: formatMoney(productsTotal) }
  const isAtStore = !isByMessage && order.state === 'arrived' && fulfillment !== 'waiting'
  const money = isAtStore ? total : order.pixPaid?.amount
  const paid =
    money && fulfillment !== 'cancelled' ? [{ name: profileCopy.orders.paid, text: formatMoney(money) }] : []
  if (shipping === null) return [{ ...products, weight }, ...paid]
  return [
    products,
    { name: settlementCopy.shipping, text: shipping },
    {
      name: totalLabel(shippingFee ? 'charged' : 'arranged', isEstimated(order)),
      text: formatMoney(total),
      weight,
    },
    ...paid,
  ]
}

const isEstimated = ({ lines, fulfillment, settled }: PastOrder) =>
  !settled && lines.some((line) => isUnweighed(line, fulfillment))

/** Unknown amounts while sought. */
function amountsOf(line: PastOrderLine, fulfillment: FulfillmentState): SettledAmounts {
  const ordered = line.amount?.amount ?? null
  if (isSought(line, fulfillment)) return { ordered, now: null }
  return line.settled ?? { ordered, now: ordered }
}

/** Ordered total with delivery; null when a price was unknown. */
function orderTotal({ productsTotal, shippingFee }: PastOrder): Money | null {
  if (!productsTotal || !shippingFee) return productsTotal
  return sumMoney([productsTotal, shippingFee], shippingFee.currency)
}

/** Describes the current total, or why it is open. */
function totalText(order: PastOrder): string | null {
  const { settled, lines, fulfillment } = order
  if (lines.every((line) => isSought(line, fulfillment))) return settlementCopy.toBeKnown
  if (settled && fulfillment !== 'cancelled') return amountText(settled.now, settled.currency)
  const total = orderTotal(order)
  return total && formatMoney(total)
}
