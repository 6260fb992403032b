import { createHash } from 'node:crypto'
import type { OrderKey } from '../domain/order.ts'

/** What an order is called in a log: its key is a secret, and cannot be found out from this. */
export function orderCode(key: OrderKey): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}
