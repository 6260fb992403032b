import type { VariantId } from '../domain/identifiers.ts'
import { isSold } from '../domain/order.ts'
import { pagesOfOrders } from './newest-first.ts'
import type { OrderJournal } from './order-journal.ts'

const dayMs = 86_400_000
/** Days; demand changes with the season. */
const countedDays = 90
/** Milliseconds before a background recount. */
const keptMs = 10 * 60_000

/** Number of orders with each variant in the last 90 days. */
export type SoldVariants = ReadonlyMap<VariantId, number>

/** Only the first call waits for the count and may throw; later calls get the last count. */
export function createSoldReader(
  journal: () => Pick<OrderJournal, 'list'>,
  now: () => number = Date.now,
): () => Promise<SoldVariants> {
  let kept: SoldVariants | null = null
  let running: Promise<SoldVariants> | null = null
  let dueAt = 0

  async function count(): Promise<SoldVariants> {
    kept = await countSold(journal(), now() - countedDays * dayMs)
    dueAt = now() + keptMs
    return kept
  }

  return async function findSold() {
    if (now() >= dueAt && running === null) {
      running = count().finally(() => {
        running = null
      })
      if (kept !== null) running.catch(() => undefined)
    }
    return kept ?? running ?? new Map()
  }
}

async function countSold(journal: Pick<OrderJournal, 'list'>, since: number): Promise<SoldVariants> {
  const sold = new Map<VariantId, number>()
  for await (const orders of pagesOfOrders(journal, { since: new Date(since).toISOString() })) {
    for (const { lines } of orders.filter(isSold)) {
      for (const id of new Set(lines.map(({ variantId }) => variantId))) sold.set(id, (sold.get(id) ?? 0) + 1)
    }
  }
  return sold
}
