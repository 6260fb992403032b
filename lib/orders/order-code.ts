import { createHash, randomBytes } from 'node:crypto'
import type { OrderKey } from '../domain/order.ts'

/** What a new order is called. Random: browsers choose keys, and could choose two whose digests begin alike. */
export function randomOrderCode(): string {
  return randomBytes(6).toString('hex')
}

/** What an order was called before codes were random; paper and messages have it. Says nothing of the key, a secret. */
export function digestOrderCode(key: OrderKey): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}
