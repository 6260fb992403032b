import { openDifference, type SettledOrder } from '../domain/difference.ts'
import { isBagOpen } from '../domain/fulfillment.ts'
import type { SumWeight } from '../domain/message-order.ts'
import { type Answerable, countOpenOffers } from '../domain/past-order.ts'
import type { Settlement } from '../domain/settlement.ts'
import { formatMoney } from './money.ts'
import { plural } from './wording.ts'

export const settlementCopy = {
  toBeAgreed: 'a combinar',
  toBeKnown: 'a definir',
  inOrder: 'no pedido',
  fromNow: 'agora',
  ordered: 'Total do pedido',
  now: 'Total agora',
  nowWithoutShipping: 'Total agora, sem frete',
  productsNow: 'Produtos agora',
  end: 'Total final',
  productsEnd: 'Produtos',
  shipping: 'Frete',
  notCharged: 'não cobrado',
  before: 'Antes',
  paid: 'Você pagou',
  difference: 'Diferença',
  toPay: 'Diferença a pagar',
  toReturn: 'Diferença a devolver',
  settled: 'Diferença acertada',
  payByPix: (amount: string) => `Pagar ${amount} com Pix`,
  openLines: (count: number) => `+ ${plural(count, 'item', 'itens')}`,
} as const

type Amounts = Pick<Settlement, 'ordered' | 'now'>

export function amountText(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return settlementCopy.toBeAgreed
  return formatMoney({ amount, currency })
}

export function signed(amount: number, currency: string): string {
  return `${amount < 0 ? '−' : '+'}\u00a0${formatMoney({ amount: Math.abs(amount), currency })}`
}

/** `+ R$ 1,78`; null when equal or to be agreed. */
export function differenceText(amounts: Amounts | null, currency: string | null): string | null {
  const { ordered = null, now = null } = amounts ?? {}
  if (currency === null || ordered === null || now === null || ordered === now) return null
  return signed(now - ordered, currency)
}

/** `R$ 16,98 no pedido, agora R$ 19,02 (+ R$ 2,04)`; null for a line as ordered. */
export function lineAmountsText({ lines, currency }: Pick<Settlement, 'lines' | 'currency'>, line: number) {
  const settled = lines[line]
  if (!settled?.isChanged) return null
  const difference = differenceText(settled, currency)
  const now = `${settlementCopy.fromNow} ${amountText(settled.now, currency)}${difference ? ` (${difference})` : ''}`
  if (settled.ordered === null || currency === null) return now
  return `${amountText(settled.ordered, currency)} ${settlementCopy.inOrder}, ${now}`
}

type NamedText = readonly [name: string, amount: string]

type Paid = Pick<SettledOrder, 'now' | 'currency' | 'paid' | 'mark'>

export const differenceName = (amount: number) => settlementCopy[amount < 0 ? 'toReturn' : 'toPay']

export function openDifferenceRow(settled: Paid): NamedText | null {
  if (settled.paid === null) return null
  const open = openDifference(settled)
  if (open === null) return [settlementCopy.difference, settlementCopy.toBeAgreed]
  return open === 0 ? null : [differenceName(open), amountText(Math.abs(open), settled.currency)]
}

export function differenceRows(settled: Paid): readonly NamedText[] {
  const { mark, currency } = settled
  const open = openDifferenceRow(settled)
  return [
    ...(mark?.amount ? [[settlementCopy.settled, amountText(Math.abs(mark.amount), currency)] as const] : []),
    ...(open ? [open] : []),
  ]
}

export const settledRows = (settled: Paid): readonly NamedText[] => [
  [settlementCopy.now, amountText(settled.now, settled.currency)],
  ...differenceRows(settled),
]

/** Row of sums; `main` is the amount to pay, as far as known. */
export type SumRow = {
  readonly name: string
  readonly text: string
  readonly weight?: SumWeight
}

/** Asks to delay a payment while the amount may change; null once final. */
export function mayChangeText(order: Answerable): string | null {
  const open = countOpenOffers(order)
  const until = isBagOpen(order.fulfillment)
    ? 'pague quando estiver pronto'
    : open > 0 && `responda ${open === 1 ? 'à troca' : 'às trocas'} antes de pagar`
  return until ? `O valor ainda pode mudar; ${until}.` : null
}
