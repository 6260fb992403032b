import type { Order } from '../../lib/domain/order.ts'
import type { Purchase, ShoppersResult } from './counted-shoppers.ts'
import { markdownTable } from './report.ts'

export type Account = {
  /** Purchases that shoppers began. */
  readonly asked: number
  readonly journaled: number
  /** Orders whose payment was opened, or is unknown to be. */
  readonly opened: number
  readonly unknown: number
  /** Payments opened at the store. */
  readonly payments: number
  /** Of those, belonging to an order that is unknown: what an operator finds by looking there. */
  readonly paymentsOfUnknown: number
  /** The shopper was sent to the payment, and the journal was not updated before its database was gone. */
  readonly answeredButUnknown: number
  /** What a shopper read without an order that says so or that it is unknown, or as opened without a payment. */
  readonly lost: number
  /** Purchases with more than one payment. */
  readonly doubled: number
  /** Payments that no order speaks of. */
  readonly unaccounted: number
}

type Parts = {
  readonly purchases: readonly Purchase[]
  readonly orders: readonly Order[]
  /** Of each payment that was opened at the store. */
  readonly contacts: readonly string[]
}

/** Every purchase, order and payment against the others. */
export function accountForOrders({ purchases, orders, contacts }: Parts): Account {
  const payments = new Map<string, number>()
  for (const contact of contacts) payments.set(contact, (payments.get(contact) ?? 0) + 1)
  const byKey = new Map<string, Order>(orders.map((order) => [order.key, order]))
  const known = new Set(orders.map((order) => order.delivery?.whatsapp ?? ''))
  const inState = (...states: readonly Order['state'][]) =>
    orders.filter(({ state }) => states.includes(state))
  const unknown = inState('unknown')
  const opened = purchases.filter(({ outcome }) => outcome === 'opened')
  const stateOf = ({ key }: Purchase) => byKey.get(key)?.state
  const lost = purchases.filter((purchase) => {
    if (purchase.outcome === 'given up') return false
    const state = stateOf(purchase)
    const isKnown = state === 'opened' || state === 'arrived' || state === 'unknown'
    return !isKnown || (purchase.outcome === 'opened' && !payments.has(purchase.contact))
  })
  return {
    asked: purchases.length,
    journaled: orders.length,
    opened: inState('opened', 'arrived').length,
    unknown: unknown.length,
    payments: contacts.length,
    paymentsOfUnknown: unknown.filter((order) => payments.has(order.delivery?.whatsapp ?? '')).length,
    answeredButUnknown: opened.filter((purchase) => stateOf(purchase) === 'unknown').length,
    lost: lost.length,
    doubled: [...payments.values()].filter((count) => count > 1).length,
    unaccounted: contacts.filter((contact) => !known.has(contact)).length,
  }
}

/** What was measured with so many replicas; one alone was left in peace. */
export type ReplicasRun = { readonly name: string; readonly perSecond: number } & (
  | { readonly account: Account; readonly answers: ShoppersResult['answers'] }
  | { readonly account: null; readonly answers: null }
)

/** How many were answered otherwise than with 200, and how: `12 (502: 9, none: 3)`. */
function failed(answers: ReadonlyMap<number, number>): string {
  const others = [...answers].filter(([status]) => status !== 200).toSorted(([a], [b]) => b - a)
  const sum = others.reduce((count, [, next]) => count + next, 0)
  const parts = others.map(([status, count]) => `${status || 'none'}: ${count}`).join(', ')
  return sum === 0 ? '0' : `${sum} (${parts})`
}

const total = (answers: ReadonlyMap<number, number>) =>
  [...answers.values()].reduce((count, next) => count + next, 0)

export function tableOfRuns(runs: readonly ReplicasRun[]): string {
  const row = (
    title: string,
    cell: (run: ReplicasRun) => string | number,
  ): readonly [string, ...string[]] => [title, ...runs.map((one) => cell(one).toLocaleString('en'))]
  const ofAccount = (title: string, cell: (account: Account) => number) =>
    row(title, ({ account }) => (account ? cell(account) : '–'))
  const [first] = runs
  return markdownTable([
    ['', ...runs.map(({ name }) => name)],
    ofAccount('purchases asked for', ({ asked }) => asked),
    ofAccount('orders in the journal', ({ journaled }) => journaled),
    ofAccount('of those, payment opened', ({ opened }) => opened),
    ofAccount('of those, unknown', ({ unknown }) => unknown),
    ofAccount('payments opened at the store', ({ payments }) => payments),
    ofAccount('of those, of an order that is unknown', ({ paymentsOfUnknown }) => paymentsOfUnknown),
    ofAccount('of those, shopper already at the payment', ({ answeredButUnknown }) => answeredButUnknown),
    ofAccount('**lost**', ({ lost }) => lost),
    ofAccount('**doubled**', ({ doubled }) => doubled),
    ofAccount('payments that no order speaks of', ({ unaccounted }) => unaccounted),
    row('checkout requests', ({ answers }) => (answers ? total(answers.checkout) : '–')),
    row('of those, not answered with 200', ({ answers }) => (answers ? failed(answers.checkout) : '–')),
    row('page requests', ({ answers }) => (answers ? total(answers.page) : '–')),
    row('of those, not answered with 200', ({ answers }) => (answers ? failed(answers.page) : '–')),
    row('checkouts a second, undisturbed', ({ perSecond }) => perSecond.toFixed(0)),
    row('× one replica', ({ perSecond }) => (perSecond / (first?.perSecond ?? Number.NaN)).toFixed(2)),
  ])
}
