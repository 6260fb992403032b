import { mayPick } from '../domain/fulfillment.ts'
import { countHandled, isPixAsked, type PastOrder } from '../domain/past-order.ts'
import { formatMoney } from './money.ts'
import { arrivalText, lowerFirst, opensAtText, sinceText, whenText } from './order-arrival.ts'
import { nextText, stateText } from './order-progress.ts'
import { profileCopy } from './profile.ts'
import { endText } from './settlement.ts'
import { plural } from './wording.ts'

/** The end of a code distinguishes a shopper's orders. */
const shownLength = 4

export type RunningOrderText = { readonly title: string; readonly when: string }

type Options = {
  /** What comes in the place of something else, and was not answered. */
  readonly openSwaps: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** `3 de 5`: how many lines were looked for; null except while people pick. */
const lookedText = ({ fulfillment, lines }: PastOrder): string | null =>
  fulfillment === 'picking' ? `${countHandled(lines)} de ${lines.length}` : null

/** `4 de 5 · 1 troca para responder`: while the shopper can still say something; null where nothing calls for it. */
function asksText(order: PastOrder, openSwaps: number): string | null {
  if (openSwaps === 0 || !mayPick(order.fulfillment)) return null
  const swaps = plural(openSwaps, 'troca para responder', 'trocas para responder')
  return [lookedText(order), swaps].filter(Boolean).join(' · ')
}

/** `Falta pagar R$ 23,68 com Pix`: once that changes no more; null where nothing is due. */
const dueText = (order: PastOrder): string | null =>
  order.pixDue && isPixAsked(order) ? `Falta pagar ${formatMoney(order.pixDue.amount)} com Pix` : null

/** The second line, of one that is under way: what it asks of its shopper, when it comes, or how far it is. */
function comingText(order: PastOrder, { openSwaps, now }: Options): string {
  const asks = asksText(order, openSwaps) ?? dueText(order)
  if (asks !== null) return asks
  const coming = { ...order, window: order.details?.deliveryWindow }
  const looked = lookedText(order)
  const known = arrivalText(coming, now) ?? (looked && `${looked} separados`)
  if (known !== null) return known
  // Short: the pages say what happens then.
  if (order.opens && order.fulfillment !== 'on-the-way') return opensAtText(order.opens)
  return whenText(coming, now) ?? nextText(order) ?? 'Acompanhar pedido'
}

/**
 * `Pedido 4F2A · em separação` and `Chega hoje, 14h–16h`: an order under way, wherever its shopper is; of one that is
 * over how it ended, and what is open.
 */
export function runningOrderText(order: PastOrder, options: Options): RunningOrderText {
  const { code, fulfillment, fulfillmentAt, settled } = order
  const { now } = options
  const title = `${profileCopy.orders.code(code.slice(-shownLength))} · ${runningStateText(order)}`
  if (fulfillment === 'cancelled') return { title, when: 'Ver o que fazer' }
  if (fulfillment === 'delivered' && fulfillmentAt !== null) {
    const since = sinceText(Date.parse(fulfillmentAt), now)
    return { title: `${title} ${since}`, when: (settled && endText(settled)) ?? 'Confira se veio tudo certo' }
  }
  return { title, when: comingText(order, options) }
}

/** `em separação`: in the middle of a line. */
export const runningStateText = (order: PastOrder) =>
  order.fulfillment === 'waiting' ? 'recebido' : lowerFirst(stateText(order))

/** Of an order that is not alone. */
export const andOthers = (count: number) => `e mais ${plural(count, 'pedido', 'pedidos')}`
