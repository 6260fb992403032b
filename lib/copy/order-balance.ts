import { openDifference } from '../domain/difference.ts'
import { isBagOpen } from '../domain/fulfillment.ts'
import type { PastOrder, PastOrderLine } from '../domain/past-order.ts'
import { formatMoney } from './money.ts'
import { atText } from './order-arrival.ts'
import { isSought, nothingTitle, orderedName } from './order-progress.ts'
import { amountText, differenceText, openText } from './settlement.ts'
import { formatTimeOfDay } from './time-of-day.ts'
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

type Comes = Pick<PastOrder, 'fulfillment' | 'lines' | 'settled' | 'productsTotal' | 'shippingFee' | 'pickup'>
type Known = Comes & Pick<PastOrder, 'details' | 'pixPaid' | 'awaitsPix'>

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
function reasonOf({ lines, settled, fulfillment }: Known, difference: number): string | null {
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

/** Lists refunds and payments, the open balance of a closed bag, and unconfirmed payments. */
export function balanceTexts(order: Known, options: MoneyOptions): readonly BalanceText[] {
  const { fulfillment, settled } = order
  const done = doneText(order, options.now)
  const open = isBagOpen(fulfillment) ? null : openBalance(order)
  const isWrong = fulfillment === 'cancelled' || nothingTitle(order) !== null
  if (settled && settled.paid !== null) return [open, done].filter((text) => text !== null)
  if (isWrong) return [unknownOf(order, options)]
  const unseen = fulfillment === 'delivered' ? unseenOf(order, options) : null
  return unseen ? [unseen] : []
}

function openBalance(order: Known): BalanceText | null {
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
function doneText({ settled, pixPaid }: Known, now: number): BalanceText | null {
  const { mark = null, currency = null } = settled ?? {}
  if (!mark || mark.amount === 0) return null
  const day = formatTimeOfDay(Date.parse(mark.at), now)
  const when = day.includes(',') ? `em ${day}` : atText(Date.parse(mark.at), now)
  const isBack = mark.amount < 0
  const title = `${amountText(Math.abs(mark.amount), currency)} ${isBack ? 'devolvido' : 'pago'} ${when}`
  return { title, detail: isBack && !pixPaid ? onCard : null, state: 'done', ask: null }
}

/** Delivered order with a Pix that only the shopper knows of. */
function unseenOf(order: Known, { saidPaid }: MoneyOptions): BalanceText | null {
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
function unknownOf({ details, pixPaid }: Known, { isByMessage, saidPaid }: MoneyOptions): BalanceText {
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

export function amountOf(order: Comes): string | null {
  const { settled, shippingFee, pickup, lines, fulfillment } = order
  if (lines.some((line) => isSought(line, fulfillment)) || !(shippingFee || pickup !== null)) return null
  if (settled) return settled.now === null ? null : amountText(settled.now, settled.currency)
  return orderedAmount(order)
}

/** Includes known delivery; null when a price was unknown. */
export const orderedAmount = ({ productsTotal, shippingFee }: Comes): string | null =>
  productsTotal && amountText(productsTotal.amount + (shippingFee?.amount ?? 0), productsTotal.currency)
