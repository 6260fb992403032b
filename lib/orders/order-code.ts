import { createHash, randomBytes } from 'node:crypto'
import type { OrderKey } from '../domain/order.ts'
import { placeholders, type Sql } from '../server/database/sql.ts'

/** What a new order is called. Random: browsers choose keys, and could choose two whose digests begin alike. */
export function randomOrderCode(): string {
  return randomBytes(6).toString('hex')
}

/** What an order was called before codes were random; paper and messages have it. Says nothing of the key, a secret. */
export function digestOrderCode(key: OrderKey): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}

/** Orders that get their code in one transaction. */
const batchSize = 500

/** Any number that no one else takes. */
const codesLock = 7_310_019

const withoutCode = (limit: number) => `
  SELECT key FROM orders /* INDEXED BY orders_without_code */ WHERE code IS NULL
  ORDER BY created_at, key COLLATE "C" LIMIT ${limit}`

/**
 * Writes down what orders are called that a release without codes wrote, the oldest first: of two that were called the
 * same, the newer gets a new code. False: there are no more.
 */
export async function fillCodes(sql: Pick<Sql, 'query' | 'transaction' | 'lock'>): Promise<boolean> {
  if ((await sql.query(withoutCode(1))).length === 0) return false
  return sql.transaction(async (query) => {
    await sql.lock(query, codesLock, 0)
    // Locked, so that no release beside gives them another one meanwhile.
    const rows = await query<{ key: OrderKey }>(`${withoutCode(batchSize)} FOR UPDATE`)
    if (rows.length === 0) return false
    const digests = rows.map(({ key }) => digestOrderCode(key))
    const taken = await query<{ code: string }>('SELECT code FROM orders WHERE code = ANY($1)', [digests])
    const used = new Set(taken.map(({ code }) => code))
    const named = rows.flatMap(({ key }, index) => {
      const digest = digests[index] ?? ''
      const code = used.has(digest) ? randomOrderCode() : digest
      used.add(code)
      return [key, code]
    })
    await query(
      `WITH named (key, code) AS (VALUES ${placeholders(rows.length, 2)})
       UPDATE orders SET code = named.code FROM named WHERE orders.key = named.key`,
      named,
    )
    return rows.length === batchSize
  })
}
