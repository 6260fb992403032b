import type { MarketStage } from '../../../domain/fulfillment.ts'
import type { Order } from '../../../domain/order.ts'
import type { Result } from '../../../domain/result.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { log } from '../../../server/log.ts'
import { syncStage } from './sync-stage.ts'

type Options = {
  readonly journal: Pick<OrderJournal, 'findOptional'>
  readonly order: Pick<Order, 'key' | 'code'>
  readonly requestId: string
  readonly saveStage: (key: Order['key'], stage: MarketStage) => Promise<Result<null, Error>>
}

/** Sends the store how far the market is. The order has moved, whatever its store says of that. */
export async function notifyStore({ journal, order, requestId, saveStage }: Options): Promise<void> {
  const synced = await syncStage(journal, order.key, saveStage)
  if (synced.ok) return
  log('error', 'store.stage-lost', { requestId, order: order.code, reason: synced.error.message })
}
