import { openDifference, type PaidWay, settledOrder } from '../../../domain/difference.ts'
import type { Order, OrderKey } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'

type Journal = Pick<OrderJournal, 'list' | 'listPicks' | 'listHistories' | 'listClosed'>

type Computed = { readonly stamp: string; readonly isOpen: boolean }

/** Cache of at most one month of packed orders. */
const computedOf = new WeakMap<Journal, Map<OrderKey, Computed>>()

/** Orders computed in one step, which blocks the process for some milliseconds. */
const partSize = 50

/** Recomputes only changed orders, created since (ISO 8601); throws when the journal cannot be read. */
export async function openDifferences(
  journal: Journal,
  since: string,
  { isByMessage }: Pick<PaidWay, 'isByMessage'>,
): Promise<readonly OrderKey[]> {
  const before = computedOf.get(journal)
  const closed = [...(await journal.listClosed(since))].map(
    ([key, stamp]) => [key, `${isByMessage} ${stamp}`] as const,
  )
  const isKnown = ([key, stamp]: (typeof closed)[number]) => before?.get(key)?.stamp === stamp
  const anew = closed.filter((one) => !isKnown(one)).map(([key]) => key)
  const computed = new Map<OrderKey, boolean>()
  for (let start = 0; start < anew.length; start += partSize) {
    for (const [key, isOpen] of await compute(journal, anew.slice(start, start + partSize), isByMessage))
      computed.set(key, isOpen)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const after = new Map<OrderKey, Computed>()
  for (const one of closed) {
    const [key, stamp] = one
    const known = isKnown(one) ? before?.get(key) : { stamp, isOpen: computed.get(key) ?? false }
    if (known) after.set(key, known)
  }
  computedOf.set(journal, after)
  return [...after].flatMap(([key, { isOpen }]) => (isOpen ? [key] : []))
}

async function compute(journal: Journal, keys: readonly OrderKey[], isByMessage: boolean) {
  const [orders, picks, histories] = await Promise.all([
    journal.list({ keys }),
    journal.listPicks(keys),
    journal.listHistories(keys),
  ])
  const isOpen = (order: Order) => {
    const work = { picks: picks.get(order.key) ?? [], history: histories.get(order.key) ?? [], isByMessage }
    return Boolean(openDifference(settledOrder(order, work)))
  }
  return orders.map((order) => [order.key, isOpen(order)] as const)
}
