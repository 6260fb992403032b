import 'server-only'
import { type MarketStage, stageOf } from '../../../domain/fulfillment.ts'
import type { OrderKey } from '../../../domain/order.ts'
import { windowSpan } from '../../../domain/window-key.ts'
import { getOrderJournal } from '../../../orders/get-order-journal.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { log } from '../../../server/log.ts'
import { isDeskOn } from '../session/desk-switch.ts'

type Options = {
  readonly journal: Pick<OrderJournal, 'list'>
  /** Stock ledger of a store that counts pieces by our orders. */
  readonly pieces: {
    readonly listOverdue: () => Promise<readonly OrderKey[]>
    readonly saveStage: (key: OrderKey, stage: MarketStage) => Promise<void>
    readonly createHolds: (holds: ReadonlyMap<OrderKey, number>) => Promise<void>
    readonly createLapses: (keys: readonly OrderKey[]) => Promise<void>
    readonly createKeeping: () => Promise<void>
  }
  readonly isDeskOn: () => Promise<boolean>
  readonly now: () => number
}

/** Releases pieces of orders not started in time; the journal decides, as the ledger may lag behind. */
export async function releaseOverdue({ journal, pieces, isDeskOn: isOn, now }: Options): Promise<number> {
  if (!(await isOn())) await pieces.createKeeping()
  let released = 0
  for (;;) {
    const keys = await pieces.listOverdue()
    const orders = keys.length === 0 ? [] : await journal.list({ keys })
    const byKey = new Map(orders.map((order) => [order.key, order]))
    const early = new Map<OrderKey, number>()
    const late: OrderKey[] = []
    for (const key of keys) {
      const order = byKey.get(key)
      const stage = stageOf(order?.fulfillment ?? 'waiting')
      const end = windowSpan(order?.delivery?.deliveryWindow)?.to ?? 0
      if (stage !== 'waiting') await pieces.saveStage(key, stage)
      else if (now() < end) early.set(key, end)
      else late.push(key)
    }
    await pieces.createHolds(early)
    await pieces.createLapses(late)
    released += late.length
    if (keys.length === 0) return released
  }
}

const everyMs = 60_000
/** Milliseconds after the start, when the databases are open. */
const firstMs = 2000

/** Repeats every minute for the life of the process, also after failures. */
export function keepReleasing(pieces: Options['pieces']): void {
  async function round(): Promise<void> {
    try {
      const orders = await releaseOverdue({ journal: getOrderJournal(), pieces, isDeskOn, now: Date.now })
      if (orders > 0) log('info', 'orders.pieces-given-back', { orders })
    } catch (error) {
      log('warn', 'orders.pieces-not-given-back', { message: String(error) })
    }
    setTimeout(round, everyMs).unref()
  }
  setTimeout(round, firstMs).unref()
}
