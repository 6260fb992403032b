import { isBagOpen } from '../domain/fulfillment.ts'
import type { PastOrder } from '../domain/past-order.ts'
import { formatMoney } from './money.ts'
import { atText } from './order-arrival.ts'
import { nothingTitle } from './order-progress.ts'
import { amountText, meansText, openText } from './settlement.ts'
import { formatTimeOfDay } from './time-of-day.ts'

/** What is known of money between shopper and market, beside what was ordered. */
export type BalanceText = {
  /** `R$ 8,35 a receber de volta`, `R$ 8,35 devolvido às 9h15`, `Nada foi cobrado`. */
  readonly title: string
  /** How far that is, or whom to ask; null where nothing more is to be said. */
  readonly detail: string | null
  readonly state: 'receive' | 'pay' | 'done' | 'unsure'
  /** What leads to the market with its sentence; null where nothing is open. */
  readonly ask: { readonly label: string; readonly said: string } | null
}

type Known = Pick<PastOrder, 'fulfillment' | 'lines' | 'settled' | 'details' | 'pixPaid'>

export type MoneyOptions = {
  readonly isByMessage: boolean
  /** What its shopper has said here to have paid by Pix, in centavos; null: nothing. */
  readonly saidPaid: number | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Of a market that gave no contact. */
export const takeCode = (state: BalanceText['state']) =>
  `${state === 'receive' ? 'Dúvidas? ' : ''}Leve o código deste pedido ao mercado.`

const askBack = 'Combinar a devolução'
/** Of what comes back by itself. */
const askAboutBack = 'Perguntar sobre a devolução'

/** How it comes back, as `legalCopy.returns` promises it; until when, the market alone knows. */
const back = (isByPix: boolean) =>
  `O mercado devolve ${isByPix ? 'por Pix' : 'pelo mesmo meio de pagamento'}; quando devolver, aparece aqui. Você não precisa pedir.`

/**
 * What was given back or received of an order, what is open of it once its bag is closed, and of one that nothing comes of
 * what is known of a payment; none where all was paid as it is.
 */
export function balanceTexts(order: Known, options: MoneyOptions): readonly BalanceText[] {
  const { fulfillment, settled } = order
  const done = marksOf(settled, options.now)
  const open = isBagOpen(fulfillment) ? null : openOf(order)
  const isWrong = fulfillment === 'cancelled' || nothingTitle(order) !== null
  if (settled && settled.taken !== null) return [...(open ? [open] : []), ...done]
  return isWrong ? [unknownOf(order, options)] : []
}

function openOf({ settled, pixPaid }: Known): BalanceText | null {
  const { taken = null, now = null, currency = null } = settled ?? {}
  if (taken === null || now === null || currency === null || taken === now) return null
  const difference = now - taken
  const amount = amountText(Math.abs(difference), currency)
  const title = openText(difference, currency)
  if (difference < 0)
    return {
      title,
      detail: back(Boolean(pixPaid)),
      state: 'receive',
      ask: { label: askAboutBack, said: `Há ${amount} a meu favor. Como e quando recebo?` },
    }
  return {
    title,
    detail: 'Combine com o mercado como pagar; quando ele receber, aparece aqui.',
    state: 'pay',
    ask: { label: 'Combinar o pagamento', said: `Faltam ${amount}. Como pago?` },
  }
}

/** `R$ 8,35 devolvido por Pix às 9h15`, `R$ 2,50 pago em 28/11, 14h05`. */
function marksOf(settled: Known['settled'], now: number): readonly BalanceText[] {
  const { marks = [], currency = null } = settled ?? {}
  return marks.map(({ amount, means, at }) => {
    const day = formatTimeOfDay(Date.parse(at), now)
    const when = day.includes(',') ? `em ${day}` : atText(Date.parse(at), now)
    const done = `${amount < 0 ? 'devolvido' : 'pago'}${meansText(means)}`
    const title = `${amountText(Math.abs(amount), currency)} ${done} ${when}`
    return { title, detail: null, state: 'done', ask: null }
  })
}

/** Of an order that nothing comes of, and no payment is known of. */
function unknownOf({ details, pixPaid }: Known, { isByMessage, saidPaid }: MoneyOptions): BalanceText {
  if (pixPaid || saidPaid !== null) {
    const money = pixPaid?.amount ?? (saidPaid === null ? null : { amount: saidPaid, currency: 'brl' })
    const amount = money ? ` ${formatMoney(money)}` : ''
    return {
      title: pixPaid ? 'O seu Pix volta para você' : `Pix de${amount} ainda não confirmado`,
      detail: pixPaid ? back(true) : 'Se ele saiu da sua conta, você tem direito à devolução.',
      state: pixPaid ? 'receive' : 'unsure',
      ask: {
        label: pixPaid ? askAboutBack : askBack,
        said: `Paguei${amount} por Pix. Como recebo de volta?`,
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
