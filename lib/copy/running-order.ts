import { mayPick } from '../domain/fulfillment.ts'
import { countHandled, type PastOrder } from '../domain/past-order.ts'
import { isPixAsked } from '../domain/pix-due.ts'
import { windowSpan } from '../domain/window-key.ts'
import { formatMoney } from './money.ts'
import { arrivalText, comingOf, opensAtText, promiseText, sinceText, whenText } from './order-arrival.ts'
import { nextText, nothingTitle, stateText } from './order-progress.ts'
import { pendingText, profileCopy } from './profile.ts'
import { endText } from './settlement.ts'
import { lowerFirst, plural } from './wording.ts'

/** Code endings distinguish a shopper's orders. */
const shownLength = 4

export type RunningOrderText = {
  readonly title: string
  /** `em separação`, in the middle of a line. */
  readonly state: string
  readonly when: string
  readonly isWrong: boolean
}

type Options = {
  readonly openSwaps: number
  readonly isByMessage?: boolean
  readonly isSent?: boolean
  readonly now: number
}

/** `3 de 5`; null except during picking. */
const lookedText = ({ fulfillment, lines }: PastOrder): string | null =>
  fulfillment === 'picking' ? `${countHandled(lines)} de ${lines.length}` : null

/** `1 troca para responder`; null when no answer is possible. */
const swapsText = ({ fulfillment }: PastOrder, { openSwaps }: Options): string | null =>
  openSwaps > 0 && mayPick(fulfillment)
    ? plural(openSwaps, 'troca para responder', 'trocas para responder')
    : null

/** `Falta pagar R$ 23,68`, a final amount; null when nothing is due. */
const dueText = (order: PastOrder): string | null =>
  order.pixDue && isPixAsked(order) ? `Falta pagar ${formatMoney(order.pixDue.amount)}` : null

/** `14h–16h`, `amanhã, 14h–16h`; null without a window. */
const hourText = (order: PastOrder, now: number) =>
  promiseText(comingOf(order), now)?.replace(/^hoje, /, '') ?? null

/** Second line: a question to the shopper, the arrival, or the progress. */
function comingText(order: PastOrder, options: Options): string {
  const { now, isByMessage = false, isSent = false } = options
  const hour = hourText(order, now)
  const swaps = swapsText(order, options)
  if (swaps !== null) return [swaps, hour ?? lookedText(order)].filter(Boolean).join(' · ')
  const coming = { ...comingOf(order), isByMessage }
  const due = dueText(order)
  if (due !== null) return hour === null ? `${due} com Pix` : `${due} · ${hour}`
  const looked = lookedText(order)
  const known =
    pendingText(order, isByMessage) ??
    arrivalText(coming, now) ??
    (isByMessage && !isSent && order.fulfillment === 'waiting' ? 'Enviou a mensagem? Diga aqui' : null) ??
    (looked && `${looked} separados`)
  if (known !== null) return known
  if (order.opens && order.fulfillment !== 'on-the-way') return opensAtText(order.opens)
  return whenText({ ...coming, openNow: null }, now) ?? nextText(order) ?? 'Acompanhar pedido'
}

/** `Pedido 4F2A · em separação` with `Chega hoje, 14h–16h`; the outcome once over. */
export function runningOrderText(order: PastOrder, options: Options): RunningOrderText {
  const { code, fulfillment, fulfillmentAt, settled } = order
  const { now, isByMessage = false, isSent = false } = options
  const isNothing = nothingTitle(order) !== null
  const isWrong = isNothing || fulfillment === 'cancelled'
  const state = isNothing
    ? 'nada foi achado'
    : lowerFirst(stateText(order, isByMessage, isSent)).replace(/^pedido /, '')
  // The pending payment is named below, so the arrival takes the place of the state.
  const isPending = pendingText(order, isByMessage) !== null
  const isToCome = now < (windowSpan(comingOf(order).window)?.to ?? 0)
  const said = (isPending && isToCome && promiseText(comingOf(order), now)) || state
  const title = `${profileCopy.orders.code(code.slice(-shownLength))} · ${said}`
  const text = { title, state, isWrong }
  if (isWrong) return { ...text, when: 'Ver o que fazer' }
  if (fulfillment === 'delivered' && fulfillmentAt !== null) {
    const since = sinceText(Date.parse(fulfillmentAt), now)
    const when = (settled && endText(settled)) ?? 'Confira se veio tudo certo'
    return { ...text, title: `${title} ${since}`, when }
  }
  return { ...text, when: comingText(order, options) }
}

export const andOthers = (count: number) => `e mais ${plural(count, 'pedido', 'pedidos')}`
