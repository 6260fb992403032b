import { openDifference, type PaidWay } from '../../../domain/difference.ts'
import type { Money } from '../../../domain/money.ts'
import type { Order, OrderKey } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'

type Journal = Pick<OrderJournal, 'list' | 'listPicks' | 'listHistories' | 'listClosed'>

type Computed = { readonly stamp: string; readonly difference: Money | null }

/** What was computed of closed orders of a journal: no more than that of a month. */
const computedOf = new WeakMap<Journal, Map<OrderKey, Computed>>()

/** Orders that are computed in one go: some milliseconds, in which nothing else of the process is done. */
const partSize = 50

/**
 * What is to be given back (negative) or received of orders with a closed bag, created since (ISO 8601), where that is
 * anything. Ticks and weights say what it is, which no database computes: it is computed anew of those orders alone with
 * which something was done. Throws where the journal cannot be read.
 */
export async function openDifferences(
  journal: Journal,
  since: string,
  { isByMessage }: Pick<PaidWay, 'isByMessage'>,
): Promise<ReadonlyMap<OrderKey, Money>> {
  const before = computedOf.get(journal)
  const closed = [...(await journal.listClosed(since))].map(
    ([key, stamp]) => [key, `${isByMessage} ${stamp}`] as const,
  )
  const isKnown = ([key, stamp]: (typeof closed)[number]) => before?.get(key)?.stamp === stamp
  const anew = closed.filter((one) => !isKnown(one)).map(([key]) => key)
  const differences = new Map<OrderKey, Money | null>()
  for (let start = 0; start < anew.length; start += partSize) {
    for (const [key, difference] of await compute(journal, anew.slice(start, start + partSize), isByMessage))
      differences.set(key, difference)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const after = new Map<OrderKey, Computed>()
  for (const one of closed) {
    const [key, stamp] = one
    const known = isKnown(one) ? before?.get(key) : { stamp, difference: differences.get(key) ?? null }
    if (known) after.set(key, known)
  }
  computedOf.set(journal, after)
  return new Map([...after].flatMap(([key, { difference }]) => (difference ? [[key, difference]] : [])))
}

async function compute(journal: Journal, keys: readonly OrderKey[], isByMessage: boolean) {
  const [orders, picks, histories] = await Promise.all([
    journal.list({ keys }),
    journal.listPicks(keys),
    journal.listHistories(keys),
  ])
  const differenceOf = (order: Order): Money | null => {
    const work = { picks: picks.get(order.key) ?? [], history: histories.get(order.key) ?? [], isByMessage }
    const amount = openDifference(order, work)
    const currency = order.lines.find((line) => line.currency !== null)?.currency ?? null
    return amount === null || currency === null ? null : { amount, currency }
  }
  return orders.map((order) => [order.key, differenceOf(order)] as const)
}
