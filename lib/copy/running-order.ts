import type { PastOrder, PastOrderLine, SettledAmounts } from '../domain/past-order.ts'
import type { Settlement } from '../domain/settlement.ts'
import { formatMoney } from './money.ts'
import { arrivalText, lowerFirst, opensAtText, sinceText, whenText } from './order-arrival.ts'
import { nextText, stateText } from './order-progress.ts'
import { profileCopy } from './profile.ts'
import { plural } from './wording.ts'

/** The end of a code tells a shopper's orders apart. */
const shownLength = 4

export type RunningOrderText = { readonly title: string; readonly when: string }

/** `R$ 9,16 a seu favor`: what is open between shopper and market. */
function differenceText({ ordered, now, currency }: SettledAmounts & Pick<Settlement, 'currency'>): string {
  if (ordered === null || now === null || currency === null) return 'Diferença a combinar'
  const amount = formatMoney({ amount: Math.abs(now - ordered), currency })
  return `${amount} ${now < ordered ? 'a seu favor' : 'a pagar'}`
}

/** `3 de 5 itens`: how many lines were looked for; null except while people pick. */
function lookedText({ fulfillment, lines }: PastOrder): string | null {
  // Something in its place is still looked for.
  const isSought = ({ outcome, substitution }: PastOrderLine) =>
    outcome?.state === 'missing' && substitution === 'similar'
  const looked = lines.filter((line) => line.outcome !== null && !isSought(line)).length
  return fulfillment === 'picking' ? `${looked} de ${plural(lines.length, 'item', 'itens')}` : null
}

/** The second line, of one that is under way: when it comes, or how far it is. */
function comingText(order: PastOrder, now: number): string {
  const coming = { ...order, window: order.details?.deliveryWindow }
  const known = arrivalText(coming, now) ?? lookedText(order)
  if (known !== null) return known
  // Short: the pages say what happens then.
  if (order.opens && order.fulfillment !== 'on-the-way') return opensAtText(order.opens)
  return whenText(coming, now) ?? nextText(order) ?? 'Acompanhar pedido'
}

/**
 * `Pedido 4F2A · em separação` and `Chega hoje, 14h–16h`: an order under way, wherever its shopper is; of one that is
 * over how it ended, and what is open. `now`: ms since 1970.
 */
export function runningOrderText(order: PastOrder, now: number): RunningOrderText {
  const { code, fulfillment, fulfillmentAt, settled } = order
  const state = fulfillment === 'waiting' ? 'recebido' : lowerFirst(stateText(order))
  const title = `${profileCopy.orders.code(code.slice(-shownLength))} · ${state}`
  if (fulfillment === 'cancelled') return { title, when: 'Ver o que fazer' }
  if (fulfillment === 'delivered' && settled && fulfillmentAt !== null)
    return { title: `${title} ${sinceText(Date.parse(fulfillmentAt), now)}`, when: differenceText(settled) }
  return { title, when: comingText(order, now) }
}

/** Of an order that is not alone. */
export const andOthers = (count: number) => (count > 0 ? ` · e mais ${count}` : '')
