import type { Account } from './account-for-orders.ts'
import type { ShoppersResult } from './counted-shoppers.ts'
import { markdownTable } from './markdown-table.ts'

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
    ofAccount('of those, shopper already at the payment', ({ toldButUnknown }) => toldButUnknown),
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
