import type { Settlement } from '../domain/settlement.ts'
import { formatMoney } from './money.ts'

export const settlementCopy = {
  /** In place of an amount. */
  toBeAgreed: 'a combinar',
  /** After what was ordered, and before what it comes to. */
  inOrder: 'no pedido',
  fromNow: 'agora',
  ordered: 'Total do pedido',
  now: 'Total agora',
} as const

/** What the difference is called: the shopper pays or has it; the market's words are the desk's. */
export type DifferenceNames = { readonly more: string; readonly less: string; readonly none: string }
export const shopperDifference: DifferenceNames = {
  more: 'Diferença a pagar',
  less: 'Diferença a seu favor',
  none: 'Diferença',
}

type Amounts = Pick<Settlement, 'ordered' | 'now'>

/** `R$ 12,90`, or that it is to be agreed. */
export function amountText(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return settlementCopy.toBeAgreed
  return formatMoney({ amount, currency })
}

function signed(amount: number, currency: string): string {
  return `${amount < 0 ? '−' : '+'}\u00a0${formatMoney({ amount: Math.abs(amount), currency })}`
}

/** `R$ 16,98 no pedido, agora R$ 19,02 (+ R$ 2,04)`: of one line that is not as it was ordered. */
function settledLineText({ ordered, now }: Amounts, currency: string | null): string {
  if (ordered === null || currency === null) return `${settlementCopy.fromNow} ${amountText(now, currency)}`
  const before = `${amountText(ordered, currency)} ${settlementCopy.inOrder}`
  const difference = now === null || now === ordered ? '' : ` (${signed(now - ordered, currency)})`
  return `${before}, ${settlementCopy.fromNow} ${amountText(now, currency)}${difference}`
}

/** The same of the line in this place; null where it is as it was ordered. */
export function lineAmountsText({ lines, currency }: Pick<Settlement, 'lines' | 'currency'>, line: number) {
  const settled = lines[line]
  return settled?.isChanged ? settledLineText(settled, currency) : null
}

/** What an order comes to now, and the difference: the names of both with their amounts. */
export function settledRows(
  { ordered, now, currency }: Amounts & Pick<Settlement, 'currency'>,
  names: DifferenceNames,
): readonly (readonly [name: string, amount: string])[] {
  const difference = ordered === null || now === null ? null : now - ordered
  const name = !difference ? names.none : difference > 0 ? names.more : names.less
  const amount = difference === null ? null : Math.abs(difference)
  return [
    [settlementCopy.now, amountText(now, currency)],
    [name, amountText(amount, currency)],
  ]
}
