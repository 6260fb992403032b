import 'server-only'
import type { OrderKey } from '../domain/order.ts'
import type { Hold } from '../domain/order-hold.ts'
import { getFileStore } from './get-file-store.ts'

/** Of a store that counts pieces by our orders; none of another, or while its book cannot be read: orders are shown all the same. */
export async function listHolds(keys: readonly OrderKey[]): Promise<ReadonlyMap<OrderKey, Hold>> {
  const none = new Map<OrderKey, Hold>()
  if (keys.length === 0) return none
  return (
    getFileStore()
      ?.sales.listHolds(keys)
      .catch(() => none) ?? none
  )
}
