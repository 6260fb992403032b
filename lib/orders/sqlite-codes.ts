import type { OrderKey } from '../domain/order.ts'
import type { Database } from '../server/database/database.ts'
import { digestOrderCode, randomOrderCode } from './order-code.ts'

/** Orders that get their code in one go: some milliseconds, in which nothing else is done. */
const batchSize = 500

/** This code, or a random one where another order has it. Call it inside the transaction that writes it. */
export function freeCode(database: Database, first: string): string {
  let code = first
  while (database.find('SELECT 1 FROM orders WHERE code = $code', { code })) code = randomOrderCode()
  return code
}

/**
 * Writes down what orders are called that a release without codes wrote, the oldest first: of two that were called the
 * same, the newer gets a new code. False: there are no more.
 */
export function fillCodes(database: Database): boolean {
  if (nextWithoutCode(database, 1).length === 0) return false
  return database.transaction(() => {
    const keys = nextWithoutCode(database, batchSize)
    for (const key of keys) {
      const code = freeCode(database, digestOrderCode(key))
      database.run('UPDATE orders SET code = $code WHERE key = $key', { key, code })
    }
    return keys.length === batchSize
  })
}

function nextWithoutCode(database: Database, limit: number): OrderKey[] {
  const rows = database.all<{ key: OrderKey }>(
    `SELECT key FROM orders INDEXED BY orders_without_code WHERE code IS NULL
     ORDER BY created_at, key LIMIT $limit`,
    { limit },
  )
  return rows.map(({ key }) => key)
}
