import { type MarketStage, stageOf } from '../../../domain/fulfillment.ts'
import type { OrderKey } from '../../../domain/order.ts'
import { type Result, success } from '../../../domain/result.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'

/**
 * Sends the store how far the market is with an order, as the journal has it now, and looks there again afterwards: of two
 * people who cancel and take it back at once, the later answer of the store may be to the earlier of them.
 */
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
