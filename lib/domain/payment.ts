import type { Money } from './money.ts'

/** How an order of a spreadsheet shop is paid, where the operator names ways: to the market itself, in reais. */
export const paymentWays = ['pix', 'cartao', 'dinheiro'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Whether an order is paid by Pix where a shop takes it: by the shopper's word, or unasked. */
export const paysByPix = (details: Given | null) => (details?.payment ?? 'pix') === 'pix'

/** In the place of an amount: no change is needed. */
export const noChange = '0'

type Given = {
  readonly payment?: PaymentWay | null | undefined
  /** Minor units in digits, or `noChange`. */
  readonly changeFor?: string | undefined
}

/** What is missing of how this shop is paid; of cash, what change is given for, which is at least `total`. */
export function paymentObstacle(
  { payment, changeFor }: Given,
  { ways, total }: { readonly ways: readonly PaymentWay[]; readonly total: Money | undefined },
): 'payment-missing' | 'change-missing' | null {
  if (ways.length === 0) return null
  if (!payment || !ways.includes(payment)) return 'payment-missing'
  if (payment !== 'dinheiro') return null
  return !changeFor || (total && isChangeShort({ changeFor }, total)) ? 'change-missing' : null
}

/** Whether what was said is less than what is to be paid. */
export const isChangeShort = ({ changeFor }: Given, { amount }: Money) =>
  changeFor !== noChange && Number(changeFor) < amount

/** These details without what this shop does not ask: a way that is none of it, change of what is not cash. */
export function askedDetails<Details extends Given>(
  { payment, changeFor, ...details }: Details,
  ways: readonly PaymentWay[],
): Omit<Details, keyof Given> & Given {
  if (ways.length === 0) return details
  return { ...details, payment, ...(payment === 'dinheiro' && { changeFor }) }
}

export type PixDue = {
  readonly amount: Money
  readonly path: string
  /** Whose name the bank shows; for the shopper's browser alone. */
  readonly receiver?: string | null
  /** What its shopper has said on this device to have paid, minor units; in the shopper's browser alone. */
  readonly saidPaid?: number | null
}

export type PixPaid = {
  /** Null where it was to be agreed then. */
  readonly amount: Money | null
  readonly at: string
}

/** What goes along in coins and notes to whom pays `total` in cash; null where that is none. */
export function changeToCarry({ changeFor }: Given, { amount, currency }: Money): Money | null {
  const change = Number(changeFor ?? noChange) - amount
  return change > 0 ? { amount: change, currency } : null
}
