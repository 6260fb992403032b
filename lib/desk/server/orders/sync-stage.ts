import { type MarketStage, stageOf } from '../../../domain/fulfillment.ts'
import type { OrderKey } from '../../../domain/order.ts'
import { type Result, success } from '../../../domain/result.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'

/** Checks again after sending: of two concurrent changes the later answer may be to the earlier one. */
export async function syncStage<Failed>(
  journal: Pick<OrderJournal, 'findOptional'>,
  key: OrderKey,
  saveInStore: (key: OrderKey, stage: MarketStage) => Promise<Result<null, Failed>>,
): Promise<Result<null, Failed>> {
  let sent: MarketStage | null = null
  for (;;) {
    const order = await journal.findOptional(key)
    const stage = stageOf(order?.fulfillment ?? 'waiting')
    if (stage === sent) return success(null)
    const saved = await saveInStore(key, stage)
    if (!saved.ok) return saved
    sent = stage
  }
}
