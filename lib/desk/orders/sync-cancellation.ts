import type { OrderKey } from '../../domain/order.ts'
import { type Result, success } from '../../domain/result.ts'
import type { OrderJournal } from '../../orders/order-journal.ts'

/**
 * Tells the store whether the market has cancelled an order, as the journal has it now, and looks there again afterwards:
 * of two people who cancel and take it back at once, the later answer of the store may be to the earlier of them.
 */
export async function syncCancellation<Failed>(
  journal: Pick<OrderJournal, 'findOptional'>,
  key: OrderKey,
  saveInStore: (key: OrderKey, isCancelled: boolean) => Promise<Result<null, Failed>>,
): Promise<Result<null, Failed>> {
  let told: boolean | null = null
  for (;;) {
    const isCancelled = (await journal.findOptional(key))?.fulfillment === 'cancelled'
    if (isCancelled === told) return success(null)
    const saved = await saveInStore(key, isCancelled)
    if (!saved.ok) return saved
    told = isCancelled
  }
}
