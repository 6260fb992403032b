import { openDifference, type PaidWay, settledOrder } from '../../../domain/difference.ts'
import type { OrderKey } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'

type Journal = Pick<OrderJournal, 'list' | 'listPicks' | 'listHistories' | 'listClosed'>

type Computed = { readonly stamp: string; isOpen?: boolean }

/** Cache of at most one month of packed orders. */
const computedOf = new WeakMap<Journal, Map<OrderKey, Computed>>()

/** Orders computed in one step, which blocks the process for some milliseconds. */
const partSize = 50

/** Recomputes only changed orders, created since (ISO 8601); throws when the journal cannot be read. */
export async function openDifferences(
  journal: Journal,
  since: string,
  way: Pick<PaidWay, 'isByMessage'>,
): Promise<readonly OrderKey[]> {
  const before = computedOf.get(journal)
  const after = new Map<OrderKey, Computed>()
  for (const [key, closed] of await journal.listClosed(since)) {
    const stamp = `${way.isByMessage} ${closed}`
    const known = before?.get(key)
    after.set(key, known?.stamp === stamp ? known : { stamp })
  }
  const anew = [...after].flatMap(([key, { isOpen }]) => (isOpen === undefined ? [key] : []))
  for (let start = 0; start < anew.length; start += partSize) {
    const keys = anew.slice(start, start + partSize)
    const [orders, picks, histories] = await Promise.all([
      journal.list({ keys }),
      journal.listPicks(keys),
      journal.listHistories(keys),
    ])
    for (const order of orders) {
      const computed = after.get(order.key)
      const work = { picks: picks.get(order.key) ?? [], history: histories.get(order.key) ?? [], ...way }
      if (computed) computed.isOpen = Boolean(openDifference(settledOrder(order, work)))
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  computedOf.set(journal, after)
  return [...after].flatMap(([key, { isOpen }]) => (isOpen ? [key] : []))
}
