import { type FulfillmentState, isFewer, isGivenBack, type LinePick } from './fulfillment.ts'
import { type Money, priceOf } from './money.ts'
import type { Order, OrderLine } from './order.ts'

/** Minor units; null: to be agreed. */
type Amounts = {
  readonly ordered: number | null
  readonly now: number | null
  readonly isChanged: boolean
}

export type Settlement = Amounts & {
  readonly currency: string | null
  readonly lines: readonly SettledLine[]
}

export type SettledLine = Amounts

type Became = Pick<
  LinePick,
  'state' | 'quantity' | 'weightGrams' | 'replacementId' | 'replacementAmount' | 'replacementGrams' | 'answer'
>

export type LineToSettle = Pick<OrderLine, 'quantity' | 'nominalGrams' | 'isSoldByWeight'> & {
  readonly price: Money | null
  readonly pick: Became | null
}

type OfOrder = {
  /** Delivery in minor units, unless nothing comes; null when there is none. */
  readonly fee: number | null
  readonly fulfillment: FulfillmentState
}

/** Keeps a cancelled order as ordered: its sum is given back, or never paid. */
export function settleLines(lines: readonly LineToSettle[], { fee, fulfillment }: OfOrder): Settlement {
  const currency = lines.find(({ price }) => price !== null)?.price?.currency ?? null
  const isBack = isGivenBack(fulfillment)
  const settled = lines.map((line) => settleLine(isBack ? { ...line, pick: null } : line, currency))
  const ordered = sumOf([...settled.map((line) => line.ordered), fee ?? 0])
  const now = comesToNothing(settled) ? 0 : sumOf([...settled.map((line) => line.now), fee ?? 0])
  const isChanged = settled.some((line) => line.isChanged)
  return { currency, lines: settled, ordered, now, isChanged }
}

/** Is true when no paid line or replacement comes: then no fee is due. */
export function comesToNothing(lines: readonly Pick<Amounts, 'ordered' | 'now'>[]): boolean {
  const paid = lines.filter(({ ordered, now }) => ordered !== 0 || now !== 0)
  return paid.length > 0 && paid.every(({ now }) => now === 0)
}

export function settleOrder(
  { lines, shipping, fulfillment }: Pick<Order, 'lines' | 'shipping' | 'fulfillment'>,
  picks: readonly LinePick[],
): Settlement {
  const pickOf = new Map(picks.map((pick) => [pick.line, pick]))
  const toSettle = lines.map(({ quotedAmount, currency, ...line }, index): LineToSettle => {
    const price = quotedAmount === null || currency === null ? null : { amount: quotedAmount, currency }
    return { ...line, price, pick: pickOf.get(index) ?? null }
  })
  return settleLines(toSettle, { fee: shipping.fee, fulfillment })
}

function settleLine(line: LineToSettle, currency: string | null): SettledLine {
  const known = line.price?.currency === currency ? line.price : null
  const ordered = known && known.amount * line.quantity
  const isChanged = isOtherThanOrdered(line)
  return { ordered, now: isChanged ? comesTo(line, ordered) : ordered, isChanged }
}

function isOtherThanOrdered({ pick, quantity, isSoldByWeight }: LineToSettle): boolean {
  if (!pick) return false
  const isWeighed = pick.state === 'picked' && pick.weightGrams !== null && isSoldByWeight
  return pick.state === 'missing' || pick.state === 'replaced' || isFewer(pick, quantity) || isWeighed
}

function comesTo(
  { pick, quantity, price, nominalGrams, isSoldByWeight }: LineToSettle,
  ordered: number | null,
): number | null {
  // A refused replacement is not paid, whatever is in the bag.
  if (!pick || pick.state === 'missing' || pick.answer === 'refused') return 0
  if (pick.state === 'replaced') return replacementComesTo(pick, quantity)
  if (ordered === null || price === null) return null
  const { weightGrams } = pick
  if (weightGrams !== null && isSoldByWeight) {
    const grams = nominalGrams ? nominalGrams * quantity : null
    return grams && priceOf(ordered, { base: weightGrams, thousandths: grams })
  }
  return price.amount * (pick.quantity ?? quantity)
}

function replacementComesTo(pick: Became, wanted: number): number | null {
  const { replacementId, replacementAmount, replacementGrams, weightGrams } = pick
  if (replacementAmount === null || replacementId === null) return replacementAmount
  const pieces = pick.quantity ?? wanted
  const all = replacementAmount * pieces
  if (weightGrams === null || replacementGrams === null || pieces === 0) return all
  return priceOf(all, { base: weightGrams, thousandths: replacementGrams * pieces })
}

function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  )
}

/** Sums known amounts and counts lines to be agreed; null when an ordered price was unknown. */
export function knownNow(
  ordered: number | null,
  lines: readonly Pick<Amounts, 'ordered' | 'now'>[],
): { readonly products: number; readonly total: number; readonly open: number } | null {
  const before = sumOf(lines.map((line) => line.ordered))
  if (ordered === null || before === null) return null
  const products = lines.reduce((sum, { now }) => sum + (now ?? 0), 0)
  return {
    products,
    total: comesToNothing(lines) ? 0 : products + ordered - before,
    open: lines.filter(({ now }) => now === null).length,
  }
}

export function productsTotal(lines: readonly OrderLine[]): Money | null {
  const currency = lines[0]?.currency ?? null
  if (currency === null) return null
  let amount = 0
  for (const line of lines) {
    if (line.quotedAmount === null || line.currency !== currency) return null
    amount += line.quotedAmount * line.quantity
  }
  return { amount, currency }
}
