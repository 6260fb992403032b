import type { Money } from './money.ts'

/** Payments to the market itself, in reais, if the operator offers them. */
export const paymentWays = ['pix', 'cartao', 'dinheiro'] as const
export type PaymentWay = (typeof paymentWays)[number]

export const paysByPix = (details: Given | null) => (details?.payment ?? 'pix') === 'pix'

export const noChange = '0'

type Given = {
  readonly payment?: PaymentWay | null | undefined
  /** Minor units in digits, or `noChange`. */
  readonly changeFor?: string | undefined
}

/** Requires a way the shop offers, and for cash a change amount of at least `total`. */
export function paymentObstacle(
  { payment, changeFor }: Given,
  { ways, total }: { readonly ways: readonly PaymentWay[]; readonly total: Money | undefined },
): 'payment-missing' | 'change-missing' | null {
  if (ways.length === 0) return null
  if (!payment || !ways.includes(payment)) return 'payment-missing'
  if (payment !== 'dinheiro') return null
  return !changeFor || (total && isChangeShort({ changeFor }, total)) ? 'change-missing' : null
}

export const isChangeShort = ({ changeFor }: Given, { amount }: Money) =>
  changeFor !== noChange && Number(changeFor) < amount

export type PixDue = {
  readonly amount: Money
  readonly path: string
  /** Account holder shown by the bank; for the shopper's browser only. */
  readonly receiver?: string | null
  /** Minor units the shopper reports as paid, on this device only. */
  readonly saidPaid?: number | null
}

export type PixPaid = {
  readonly amount: Money | null
  readonly at: string
}

export function changeToCarry({ changeFor }: Given, { amount, currency }: Money): Money | null {
  const change = Number(changeFor ?? noChange) - amount
  return change > 0 ? { amount: change, currency } : null
}
