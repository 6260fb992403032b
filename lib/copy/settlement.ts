import { openDifference, type SettledOrder } from '../domain/difference.ts'
import { isBagOpen } from '../domain/fulfillment.ts'
import type { SumWeight } from '../domain/message-order.ts'
import { type Answerable, countOpenOffers } from '../domain/past-order.ts'
import { comesToNothing, knownNow, type Settlement } from '../domain/settlement.ts'
import { formatMoney } from './money.ts'
import { plural } from './wording.ts'

export const settlementCopy = {
  /** In place of an amount. */
  toBeAgreed: 'a combinar',
  /** The same of what is still looked for. */
  toBeKnown: 'a definir',
  /** After what was ordered, and before what it comes to. */
  inOrder: 'no pedido',
  fromNow: 'agora',
  ordered: 'Total do pedido',
  now: 'Total agora',
  nowWithoutShipping: 'Total agora, sem frete',
  productsNow: 'Produtos agora',
  /** The same once they are there. */
  end: 'Total final',
  productsEnd: 'Produtos',
  shipping: 'Frete',
  /** Of what delivery costs, where nothing comes. */
  notCharged: 'não cobrado',
  before: 'Antes',
  paid: 'Você pagou',
  difference: 'Diferença',
  settled: 'Diferença acertada',
  /** Leads to the page where that is done. */
  payByPix: (amount: string) => `Pagar ${amount} com Pix`,
  /** A row below what is known, with `toBeAgreed` for its amount. */
  openLines: (count: number) => `+ ${plural(count, 'item', 'itens')}`,
} as const

/** Names of the difference: the shopper pays or has it; the market's words are the desk's. */
export type DifferenceNames = Readonly<Record<'more' | 'less', string>>
export const shopperDifference: DifferenceNames = {
  more: 'Diferença a pagar',
  less: 'Diferença a seu favor',
}

type Amounts = Pick<Settlement, 'ordered' | 'now'>

/** `R$ 12,90`, or that it is to be agreed. */
export function amountText(amount: number | null, currency: string | null): string {
  if (amount === null || currency === null) return settlementCopy.toBeAgreed
  return formatMoney({ amount, currency })
}

/** `+ R$ 2,50`. */
export function signed(amount: number, currency: string): string {
  return `${amount < 0 ? '−' : '+'}\u00a0${formatMoney({ amount: Math.abs(amount), currency })}`
}

/** `+ R$ 1,78`: what a line comes to more or less than it was ordered for; null where that is the same, or to be agreed. */
export function differenceText(amounts: Amounts | null, currency: string | null): string | null {
  const { ordered = null, now = null } = amounts ?? {}
  if (currency === null || ordered === null || now === null || ordered === now) return null
  return signed(now - ordered, currency)
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

type NamedText = readonly [name: string, amount: string]

type Paid = Pick<SettledOrder, 'now' | 'currency' | 'paid' | 'mark'>

/** The open difference between shopper and market, with its name; null where there is none. */
export function openDifferenceRow(settled: Paid, names: DifferenceNames): NamedText | null {
  if (settled.paid === null) return null
  const open = openDifference(settled)
  if (open === null) return [settlementCopy.difference, settlementCopy.toBeAgreed]
  return open === 0 ? null : [names[open > 0 ? 'more' : 'less'], amountText(Math.abs(open), settled.currency)]
}

/** Settled and open part of the difference. */
function differenceRows(settled: Paid, names: DifferenceNames): readonly NamedText[] {
  const { mark, currency } = settled
  const open = openDifferenceRow(settled, names)
  return [
    ...(mark?.amount ? [[settlementCopy.settled, amountText(Math.abs(mark.amount), currency)] as const] : []),
    ...(open ? [open] : []),
  ]
}

/** What an order comes to now, and the difference where there can be one: their names with their amounts. */
export const settledRows = (settled: Paid, names: DifferenceNames): readonly NamedText[] => [
  [settlementCopy.now, amountText(settled.now, settled.currency)],
  ...differenceRows(settled, names),
]

/** `R$ 8,35 a receber de volta`, `R$ 2,50 a pagar`: what is open between shopper and market. */
export const openText = (difference: number, currency: string) =>
  `${amountText(Math.abs(difference), currency)} ${difference < 0 ? 'a receber de volta' : 'a pagar'}`

/** `R$ 9,16 a receber de volta`; where nothing was paid `Total agora R$ 52,76, antes R$ 61,92`: what is open at the end. Null: nothing is. */
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

/** `novo total R$ 52,76 (R$ 9,16 a menos)`; null while that is the same, or to be agreed. */
export function newTotalText({ ordered, now, currency }: Amounts & Pick<Settlement, 'currency'>) {
  if (ordered === null || now === null || ordered === now) return null
  const difference = amountText(Math.abs(now - ordered), currency)
  return `novo total ${amountText(now, currency)} (${difference} a ${now < ordered ? 'menos' : 'mais'})`
}

/** One row of sums: its name, its amount and how loud it is; `main` is what is paid, as far as it is known. */
export type SumRow = {
  readonly name: string
  readonly text: string
  readonly weight?: SumWeight
}

type ShopperSums = Amounts &
  Paid & {
    readonly lines: readonly Amounts[]
    /** What delivery costs, in words; null where it is no row. */
    readonly shipping: string | null
    /** Whether lines are still looked for: a difference would not be the last one. */
    readonly isOpen: boolean
    /** Whether they were handed over. */
    readonly isThere?: boolean
    /** In place of an amount that is not known. */
    readonly openText?: string
  }

/**
 * The sums of an order that is not as it was ordered, for its shopper: each adds up to the lines above it. A line that is
 * still to be agreed wipes out no total: what is known is counted, and how many are not stands below it.
 */
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
  const rows = isOpen ? [] : differenceRows({ paid, mark, now, currency }, shopperDifference)
  const difference = rows.map(([name, text]) => ({ name, text }))
  const known = knownNow(ordered, lines)
  if (known === null) return [{ name: settlementCopy.now, text: amountText(now, currency) }, ...difference]
  const { products, total, open: openLines } = known
  // Of what was paid the difference follows; else that it was another amount is by the way.
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
      ? [
          {
            name: settlementCopy.openLines(openLines),
            text: openText,
            weight: 'bold',
          } as const,
        ]
      : []),
    ...before,
  ]
}

/** Why what is to be paid should wait: the bag is open, or an answer is; null once it changes no more. */
export function mayChangeText(order: Answerable): string | null {
  const open = countOpenOffers(order)
  const until = isBagOpen(order.fulfillment)
    ? 'pague quando estiver pronto'
    : open > 0 && `responda ${open === 1 ? 'à troca' : 'às trocas'} antes de pagar`
  return until ? `O valor ainda pode mudar; ${until}.` : null
}
