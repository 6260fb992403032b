import { isBagOpen } from '../domain/fulfillment.ts'
import { addDays, marketTime } from '../domain/market-time.ts'
import type { PastOrder, PastOrderLine } from '../domain/past-order.ts'
import { formatMoney } from './money.ts'
import { atText } from './order-arrival.ts'
import { isSought, nothingTitle, orderedName } from './order-progress.ts'
import { amountText, differenceText, meansText, openText } from './settlement.ts'
import { formatTimeOfDay } from './time-of-day.ts'
import { whatsappOrderCopy } from './whatsapp-order.ts'

/** What is known of money between shopper and market, beside what was ordered. */
export type BalanceText = {
  /** `R$ 8,35 a receber de volta`, `R$ 8,35 devolvido às 9h15`, `Nada foi cobrado`. */
  readonly title: string
  /** The lines that it comes of, a row each, where that is all of it. */
  readonly reason?: string | null
  /** How far that is, or whom to ask; null where nothing more is to be said. */
  readonly detail: string | null
  /** `late`: it was to be received by now. */
  readonly state: 'receive' | 'late' | 'pay' | 'done' | 'unsure'
  /** What leads to the market with its sentence; null where nothing is open. */
  readonly ask: { readonly label: string; readonly said: string } | null
}

type Comes = Pick<PastOrder, 'fulfillment' | 'lines' | 'settled' | 'productsTotal' | 'shippingFee' | 'pickup'>
type Known = Comes & Pick<PastOrder, 'details' | 'pixPaid' | 'awaitsPix'>

export type MoneyOptions = {
  readonly isByMessage: boolean
  /** What its shopper has said here to have paid by Pix, in centavos; null: nothing. */
  readonly saidPaid: number | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Behind what was to be received by now, where nothing else says so. */
export const latePill = ' · prazo passou'

/** Of a market that gave no contact. */
export const takeCode = (state: BalanceText['state']) =>
  `${state === 'receive' ? 'Dúvidas? ' : ''}Leve o código deste pedido ao mercado.`

const { pix: pixCopy } = whatsappOrderCopy

const unseenPix = (amount: string | null) =>
  ['Pix', ...(amount ? [`de ${amount}`] : []), 'ainda não confirmado'].join(' ')
const agreePayment = 'Combinar o pagamento'
const askBack = 'Combinar a devolução'
/** Of what comes back by itself. */
const askAboutBack = 'Falar da devolução'
/** Of what may have gone back there. */
const onCard = 'No cartão, pode levar até duas faturas para aparecer.'

/** How it comes back, as `legalCopy.returns` promises it; `until` when, where that was promised. */
function backText(isByPix: boolean, until?: string): string {
  const start = `O mercado devolve ${until ? `${until}, ` : ''}`
  if (isByPix) return `${start}por Pix; quando devolver, aparece aqui. Você não precisa pedir.`
  return `${start}pelo mesmo meio de pagamento, sem você pedir. Pix cai na hora; no cartão, em até duas faturas.`
}

/** Until when money is to be back: `ainda hoje`, `até amanhã`, `até 30/11`. `now`: ms since 1970. */
export function returnTerm(returnBy: string, now: number) {
  const { day } = marketTime(Date.parse(returnBy))
  const today = marketTime(now).day
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const date = day
    .slice(isThisYear ? 5 : 0)
    .split('-')
    .reverse()
    .join('/')
  const near = day === addDays(today, 1) ? 'amanhã' : date
  return { until: day === today ? 'ainda hoje' : `até ${near}`, date, isPast: day < today }
}

/** `Arroz branco faltou − R$ 28,90`: a row for each line, where few of them are all that a difference comes of. */
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

/**
 * What was given back or received of an order, what is open of it once its bag is closed, of one that nothing comes of what is
 * known of a payment, and of one that is there its Pix that no one of the market has seen; none where all was paid as it is.
 */
export function balanceTexts(order: Known, options: MoneyOptions): readonly BalanceText[] {
  const { fulfillment, settled } = order
  const done = marksOf(order, options.now)
  const open = isBagOpen(fulfillment) ? null : openOf(order, options.now)
  const isWrong = fulfillment === 'cancelled' || nothingTitle(order) !== null
  if (settled && settled.taken !== null) return [...(open ? [open] : []), ...done]
  if (isWrong) return [unknownOf(order, options)]
  const unseen = fulfillment === 'delivered' ? unseenOf(order, options) : null
  return unseen ? [unseen] : []
}

function openOf(order: Known, at: number): BalanceText | null {
  const { settled, pixPaid } = order
  const { taken = null, now = null, currency = null, returnBy = null } = settled ?? {}
  if (taken === null || now === null || currency === null || taken === now) return null
  const difference = now - taken
  const amount = amountText(Math.abs(difference), currency)
  const open = { title: openText(difference, currency), reason: reasonOf(order, difference) }
  const term = returnBy ? returnTerm(returnBy, at) : null
  if (difference < 0 && term?.isPast)
    return {
      ...open,
      detail: `O prazo passou em ${term.date}. Se ainda não recebeu, fale com o mercado.`,
      state: 'late',
      ask: {
        label: askAboutBack,
        said: `Há ${amount} a meu favor, e o prazo passou em ${term.date}. Quando recebo?`,
      },
    }
  if (difference < 0)
    return {
      ...open,
      detail: backText(Boolean(pixPaid), term?.until),
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

/** `R$ 8,35 devolvido por Pix às 9h15`, `R$ 2,50 pago em 28/11, 14h05`. */
function marksOf({ settled, pixPaid }: Known, now: number): readonly BalanceText[] {
  const { marks = [], currency = null } = settled ?? {}
  return marks.map(({ amount, means, at }) => {
    const day = formatTimeOfDay(Date.parse(at), now)
    const when = day.includes(',') ? `em ${day}` : atText(Date.parse(at), now)
    const done = `${amount < 0 ? 'devolvido' : 'pago'}${meansText(means)}`
    const title = `${amountText(Math.abs(amount), currency)} ${done} ${when}`
    const mayBeCard = amount < 0 && (means === 'cartao' || !(means || pixPaid))
    return { title, detail: mayBeCard ? onCard : null, state: 'done', ask: null }
  })
}

/** The Pix of an order that is there, of which its shopper alone knows whether it was paid. */
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

/** Of an order that nothing comes of, and no payment is known of. */
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

/** What an order comes to now, with delivery; null where part of that is to be agreed, or is still looked for. */
export function amountOf(order: Comes): string | null {
  const { settled, shippingFee, pickup, lines, fulfillment } = order
  if (lines.some((line) => isSought(line, fulfillment)) || !(shippingFee || pickup !== null)) return null
  if (settled) return settled.now === null ? null : amountText(settled.now, settled.currency)
  return orderedAmount(order)
}

/** What it came to when it was taken, with delivery as far as that was known; null where a price was not. */
export const orderedAmount = ({ productsTotal, shippingFee }: Comes): string | null =>
  productsTotal && amountText(productsTotal.amount + (shippingFee?.amount ?? 0), productsTotal.currency)
