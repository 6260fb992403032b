import { openDifference, type SettledOrder } from '../domain/difference.ts'
import { isBagOpen } from '../domain/fulfillment.ts'
import type { SumWeight } from '../domain/message-order.ts'
import { type Answerable, countOpenOffers } from '../domain/past-order.ts'
import { comesToNothing, knownNow, type Settlement } from '../domain/settlement.ts'
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

function differenceRows(settled: Paid): readonly NamedText[] {
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

/** `R$ 8,35 a receber de volta`, `R$ 2,50 a pagar`. */
export const openText = (difference: number, currency: string) =>
  `${amountText(Math.abs(difference), currency)} ${difference < 0 ? 'a receber de volta' : 'a pagar'}`

/** `R$ 9,16 a receber de volta`; unpaid: `Total agora R$ 52,76, antes R$ 61,92`; null if equal. */
export function endText(settled: SettledOrder): string | null {
  const { ordered, paid, now, currency } = settled
  const amount = (minor: number | null) => amountText(minor, currency)
  if (now === null || currency === null)
    return `${paid === null ? 'Total' : settlementCopy.difference} ${settlementCopy.toBeAgreed}`
  const open = openDifference(settled)
  if (open !== null) return open === 0 ? null : openText(open, currency)
  if (now === ordered) return null
  const before = ordered === null ? '' : `, antes ${amount(ordered)}`
  return `${settlementCopy.now} ${amount(now)}${before}`
}

/** `novo total R$ 52,76 (R$ 9,16 a menos)`; null when equal or to be agreed. */
export function newTotalText({ ordered, now, currency }: Amounts & Pick<Settlement, 'currency'>) {
  if (ordered === null || now === null || ordered === now) return null
  const difference = amountText(Math.abs(now - ordered), currency)
  return `novo total ${amountText(now, currency)} (${difference} a ${now < ordered ? 'menos' : 'mais'})`
}

/** Row of sums; `main` is the amount to pay, as far as known. */
export type SumRow = {
  readonly name: string
  readonly text: string
  readonly weight?: SumWeight
}

type ShopperSums = Amounts &
  Paid & {
    readonly lines: readonly Amounts[]
    readonly shipping: string | null
    readonly isOpen: boolean
    readonly isThere?: boolean
    readonly openText?: string
  }

/** Adds up known lines and counts the ones to be agreed, so that one unknown price hides no total. */
export function shopperSums({
  lines,
  shipping,
  ordered,
  now,
  paid,
  mark,
  currency,
  isOpen,
  isThere = false,
  openText = settlementCopy.toBeAgreed,
}: ShopperSums): readonly SumRow[] {
  const rows = isOpen ? [] : differenceRows({ paid, mark, now, currency })
  const difference = rows.map(([name, text]) => ({ name, text }))
  const known = knownNow(ordered, lines)
  if (known === null) return [{ name: settlementCopy.now, text: amountText(now, currency) }, ...difference]
  const { products, total, open: openLines } = known
  // A paid order shows the difference, another one its former total.
  const before: readonly SumRow[] =
    paid === null
      ? [{ name: settlementCopy.before, text: amountText(ordered, currency), weight: 'quiet' }]
      : [
          { name: settlementCopy.paid, text: amountText(paid, currency) },
          ...difference.map((row) => ({ ...row, ...(openLines > 0 ? {} : ({ weight: 'bold' } as const)) })),
        ]
  if (openLines === lines.length)
    return [{ name: settlementCopy.now, text: openText, weight: 'main' }, ...before]
  const fee = shipping && comesToNothing(lines) ? settlementCopy.notCharged : shipping
  const isFeeOpen = fee === settlementCopy.toBeAgreed
  const isEnd = isThere && openLines === 0 && !isFeeOpen
  return [
    {
      name: isEnd ? settlementCopy.productsEnd : settlementCopy.productsNow,
      text: amountText(products, currency),
    },
    ...(fee === null ? [] : [{ name: settlementCopy.shipping, text: fee }]),
    {
      name: isEnd ? settlementCopy.end : isFeeOpen ? settlementCopy.nowWithoutShipping : settlementCopy.now,
      text: amountText(total, currency),
      weight: 'main',
    },
    ...(openLines > 0
      ? [{ name: settlementCopy.openLines(openLines), text: openText, weight: 'bold' } as const]
      : []),
    ...before,
  ]
}

/** Asks to delay a payment while the amount may change; null once final. */
export function mayChangeText(order: Answerable): string | null {
  const open = countOpenOffers(order)
  const until = isBagOpen(order.fulfillment)
    ? 'pague quando estiver pronto'
    : open > 0 && `responda ${open === 1 ? 'à troca' : 'às trocas'} antes de pagar`
  return until ? `O valor ainda pode mudar; ${until}.` : null
}
