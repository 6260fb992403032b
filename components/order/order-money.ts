import { cartCopy } from '@/lib/copy/cart'
import { totalLabel } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import {
  type BalanceText,
  type BalanceWords,
  balanceTexts,
  keepUnits,
  orderedName,
  paymentTexts,
  settledTexts,
} from '@/lib/copy/order-texts'
import { profileCopy } from '@/lib/copy/profile'
import {
  amountText,
  settlementCopy as copy,
  differenceRows,
  differenceText,
  type SumRow,
} from '@/lib/copy/settlement'
import { atText, formatTimeOfDay } from '@/lib/copy/time-of-day'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import { openDifference, type SettledOrder } from '@/lib/domain/difference'
import { type FulfillmentState, isBagOpen, isGivenBack } from '@/lib/domain/fulfillment'
import { type Money, sumMoney } from '@/lib/domain/money'
import { isEmptyBag, toWay } from '@/lib/domain/order-stage'
import {
  countOpenOffers,
  isSought,
  isUnweighed,
  type PastOrder,
  type PastOrderLine,
  type SettledAmounts,
} from '@/lib/domain/past-order'
import type { PaymentWay } from '@/lib/domain/payment'
import { comesToNothing, knownNow } from '@/lib/domain/settlement'

export type MoneyOptions = {
  readonly isByMessage: boolean
  /** Pix the shopper reports as paid, in centavos. */
  readonly saidPaid: number | null
  /** Delivery place, where it is known. */
  readonly place: string | null
  readonly now: number
}

const { pix: pixCopy } = whatsappOrderCopy

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
      keepUnits(orderedName(line)),
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
  const balance = balanceOf(order, options)
  const isSettled = balance.length > 0 && balance.every(({ state }) => state === 'done')
  return { balance, isSettled, payment: paymentText(order, options) }
}

/** Lists refunds and payments, the open balance of a closed bag, and unconfirmed payments. */
function balanceOf(order: PastOrder, options: MoneyOptions): readonly BalanceText[] {
  const { fulfillment, settled, pixPaid, awaitsPix, details } = order
  const { saidPaid, isByMessage } = options
  if (settled && settled.paid !== null) {
    const open = isBagOpen(fulfillment) ? null : openBalance(order)
    return [open, settledBalance(order, options.now)].filter((text) => text !== null)
  }
  const said = saidPaid === null ? null : amountText(saidPaid, 'brl')
  if (isGivenBack(fulfillment) || isEmptyBag(order)) {
    if (pixPaid) return [inWords('wholePixBack', pixPaid.amount ? formatMoney(pixPaid.amount) : said)]
    if (said) return [inWords('saidPixBack', said)]
    const isPaidThere = details?.payment === 'dinheiro' || details?.payment === 'cartao'
    return [inWords(!isByMessage ? 'unconfirmed' : isPaidThere ? 'unpaid' : 'unpaidHere', null)]
  }
  if (fulfillment !== 'delivered' || pixPaid) return []
  if (said) return [inWords('saidPix', said)]
  return awaitsPix ? [inWords('unseenPix', amountOf(order))] : []
}

function inWords(kind: keyof typeof balanceTexts, amount: string | null): BalanceText {
  const { title, ask, ...words }: BalanceWords = balanceTexts[kind]
  return { ...words, title: title(amount), ask: ask && { label: ask.label, said: ask.said(amount) } }
}

function openBalance(order: PastOrder): BalanceText | null {
  const { settled, pixPaid } = order
  const difference = settled && openDifference(settled)
  if (!difference || settled.currency === null) return null
  const words = openInWords(difference, settled.currency, Boolean(pixPaid))
  return { ...words, reason: reasonOf(order, difference) }
}

const openInWords = (difference: number, currency: string, isByPix = false) =>
  inWords(
    difference > 0 ? 'due' : isByPix ? 'pixBack' : 'storeBack',
    amountText(Math.abs(difference), currency),
  )

function settledBalance({ settled, pixPaid }: PastOrder, now: number): BalanceText | null {
  const { mark = null, currency = null } = settled ?? {}
  if (!mark || mark.amount === 0) return null
  const day = formatTimeOfDay(Date.parse(mark.at), now)
  const when = day.includes(',') ? `em ${day}` : atText(Date.parse(mark.at), now)
  const isBack = mark.amount < 0
  const amount = amountText(Math.abs(mark.amount), currency)
  return {
    title: `${amount} ${isBack ? settledTexts.back : settledTexts.taken} ${when}`,
    detail: isBack && !pixPaid ? settledTexts.onCard : null,
    state: 'done',
    ask: null,
  }
}

function amountOf(order: PastOrder): string | null {
  const { settled, shippingFee, pickup, lines, fulfillment } = order
  if (lines.some((line) => isSought(line, fulfillment)) || !(shippingFee || pickup !== null)) return null
  if (settled) return settled.now === null ? null : amountText(settled.now, settled.currency)
  return orderedText(order)
}

export type PaymentText = {
  readonly text: string
  readonly means: PaymentWay | null
  readonly isPaid: boolean
}

/** `R$ 36,90 a pagar na entrega, em dinheiro`; null if unknown, cancelled, or left to the balance. */
function paymentText(order: PastOrder, options: MoneyOptions): PaymentText | null {
  const { details, fulfillment, pixPaid, pixDue } = order
  if (isGivenBack(fulfillment)) return null
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
  const paid = amount === null ? orderedText(order) : amountText(amount, currency)
  return fulfillment === 'waiting' ? paymentTexts.confirming(paid) : paid && paymentTexts.paid(paid)
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

function atDoorText(order: PastOrder, means: Exclude<PaymentWay, 'pix'>): string {
  const place = paymentTexts.places[toWay(order)][means]
  return order.fulfillment === 'delivered'
    ? paymentTexts.agreed(place)
    : paymentTexts.due(amountOf(order), place)
}

/** Lists the sums of an order, and its total in one text. */
export function orderSums(order: PastOrder, options: MoneyOptions) {
  const total = totalText(order)
  return {
    rows: sumsOf(order, options),
    total,
    /** Stands below the total. */
    freight: total !== null && order.shippingFee ? totalLabel('charged', isEstimated(order)) : null,
    scaleNote: isEstimated(order) ? cartCopy[options.isByMessage ? 'message' : 'payment'].scaleNote : null,
  }
}

/** Lists the sums, as settled or ordered. */
function sumsOf(order: PastOrder, { isByMessage, place }: MoneyOptions): readonly SumRow[] {
  const { lines, productsTotal, shippingFee, settled, fulfillment, pickup } = order
  // Delivery: an unknown fee is to be agreed.
  const open = (isByMessage || place) && pickup === null ? copy.toBeAgreed : null
  const shipping = shippingFee ? formatMoney(shippingFee) : open
  if (settled && !isGivenBack(fulfillment)) {
    const openText = lines.some((line) => isSought(line, fulfillment)) ? copy.toBeKnown : copy.toBeAgreed
    return shopperSums({
      ...settled,
      lines: lines.map((line) => amountsOf(line, fulfillment)),
      shipping,
      isOpen: isBagOpen(fulfillment),
      isThere: fulfillment === 'delivered',
      openText,
    })
  }
  const total = orderTotal(order)
  if (!productsTotal || !total) return []
  // Cancelled: nothing is paid.
  const weight = isGivenBack(fulfillment) ? 'quiet' : 'main'
  const products = { name: profileCopy.orders.productsTotal, text: formatMoney(productsTotal) }
  const isAtStore = !isByMessage && order.state === 'arrived' && fulfillment !== 'waiting'
  const money = isAtStore ? total : order.pixPaid?.amount
  const paid =
    money && !isGivenBack(fulfillment) ? [{ name: profileCopy.orders.paid, text: formatMoney(money) }] : []
  if (shipping === null) return [{ ...products, weight }, ...paid]
  return [
    products,
    { name: copy.shipping, text: shipping },
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
  if (lines.every((line) => isSought(line, fulfillment))) return copy.toBeKnown
  if (settled && !isGivenBack(fulfillment)) return amountText(settled.now, settled.currency)
  return orderedText(order)
}

function orderedText(order: PastOrder): string | null {
  const total = orderTotal(order)
  return total && formatMoney(total)
}

/** `R$ 9,16 a devolver`; unpaid: `Total agora R$ 52,76, antes R$ 61,92`; null if equal. */
export function endText(settled: SettledOrder): string | null {
  const { ordered, paid, now, currency } = settled
  const amount = (minor: number | null) => amountText(minor, currency)
  if (now === null || currency === null)
    return `${paid === null ? 'Total' : copy.difference} ${copy.toBeAgreed}`
  const open = openDifference(settled)
  if (open !== null) return open === 0 ? null : openInWords(open, currency).title
  if (now === ordered) return null
  const before = ordered === null ? '' : `, antes ${amount(ordered)}`
  return `${copy.now} ${amount(now)}${before}`
}

/** `novo total R$ 52,76 (R$ 9,16 a menos)`; null when equal or to be agreed. */
export function newTotalText({ ordered, now, currency }: SettledOrder): string | null {
  if (ordered === null || now === null || ordered === now) return null
  const difference = amountText(Math.abs(now - ordered), currency)
  return `novo total ${amountText(now, currency)} (${difference} a ${now < ordered ? 'menos' : 'mais'})`
}

type ShopperSums = SettledOrder & {
  readonly lines: readonly SettledAmounts[]
  readonly shipping: string | null
  readonly isOpen: boolean
  readonly isThere?: boolean
  readonly openText?: string
}

/** Adds up known lines and counts the ones to be agreed, so that one unknown price hides no total. */
export function shopperSums({
  lines,
  shipping,
  isOpen,
  isThere = false,
  openText = copy.toBeAgreed,
  ...settled
}: ShopperSums): readonly SumRow[] {
  const { ordered, now, paid, currency } = settled
  const row = (name: string, amount: number | null, weight?: SumRow['weight']): SumRow => ({
    name,
    text: amountText(amount, currency),
    ...(weight && { weight }),
  })
  const known = knownNow(ordered, lines)
  const weight = known?.open === 0 ? ({ weight: 'bold' } as const) : {}
  const rows = isOpen ? [] : differenceRows(settled)
  const difference = rows.map(([name, text]) => ({ name, text, ...weight }))
  if (known === null) return [row(copy.now, now), ...difference]
  const { products, total, open } = known
  // A paid order shows the difference, another one its former total.
  const before = paid === null ? [row(copy.before, ordered, 'quiet')] : [row(copy.paid, paid), ...difference]
  if (open === lines.length) return [{ name: copy.now, text: openText, weight: 'main' }, ...before]
  const fee = shipping && comesToNothing(lines) ? copy.notCharged : shipping
  const isFeeOpen = fee === copy.toBeAgreed
  const isEnd = isThere && open === 0 && !isFeeOpen
  return [
    row(isEnd ? copy.productsEnd : copy.productsNow, products),
    ...(fee === null ? [] : [{ name: copy.shipping, text: fee }]),
    row(isEnd ? copy.end : isFeeOpen ? copy.nowWithoutShipping : copy.now, total, 'main'),
    ...(open > 0 ? [{ name: copy.openLines(open), text: openText, weight: 'bold' } as const] : []),
    ...before,
  ]
}
