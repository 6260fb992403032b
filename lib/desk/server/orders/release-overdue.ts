import { type MarketStage, stageOf } from '../../../domain/fulfillment.ts'
import type { OrderKey } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'

type Options = {
  readonly journal: Pick<OrderJournal, 'list'>
  /** The book of a store that counts pieces by our orders. */
  readonly pieces: {
    readonly listOverdue: () => Promise<readonly OrderKey[]>
    readonly saveStage: (key: OrderKey, stage: MarketStage) => Promise<void>
    readonly createLapses: (keys: readonly OrderKey[]) => Promise<void>
    readonly createKeeping: () => Promise<void>
  }
  readonly isDeskOn: () => Promise<boolean>
}

/**
 * Gives back the pieces of orders that were sent, and that the market has not begun in time; how many. What it has begun the
 * journal knows, also where the book was not updated: a process may have ended between the two. Without a desk no one can
 * begin one: all keep what they have.
 */
export async function releaseOverdue({ journal, pieces, isDeskOn }: Options): Promise<number> {
  if (!(await isDeskOn())) await pieces.createKeeping()
  let released = 0
  for (;;) {
    const keys = await pieces.listOverdue()
    const orders = keys.length === 0 ? [] : await journal.list({ keys })
    const begun = new Map(
      orders
        .map(({ key, fulfillment }) => [key, stageOf(fulfillment)] as const)
        .filter(([, stage]) => stage !== 'waiting'),
    )
    for (const [key, stage] of begun) await pieces.saveStage(key, stage)
    const waiting = keys.filter((key) => !begun.has(key))
    await pieces.createLapses(waiting)
    released += waiting.length
    if (keys.length === 0) return released
  }
}
