import type { OrderKey } from '../../domain/order.ts'
import type { Result } from '../../domain/result.ts'
import { success } from '../../domain/result.ts'
import type { OrderJournal } from '../../orders/order-journal.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type { StoreApi } from '../../store/store-api.ts'

/**
 * Tells the store whether the market has cancelled an order, as the journal has it now, and looks there again afterwards:
 * of two people who cancel and take it back at once, the later answer of the store may be to the earlier of them.
 */
export async function syncCancellation(
  journal: Pick<OrderJournal, 'findOptional'>,
  store: Pick<StoreApi, 'saveCancellation'>,
  key: OrderKey,
): Promise<Result<null, StoreApiError>> {
  let told: boolean | null = null
  for (;;) {
    const isCancelled = (await journal.findOptional(key))?.fulfillment === 'cancelled'
    if (isCancelled === told) return success(null)
    const saved = await store.saveCancellation(key, isCancelled)
    if (!saved.ok) return saved
    told = isCancelled
  }
}
