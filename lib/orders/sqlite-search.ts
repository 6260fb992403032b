import type { OrderKey } from '../domain/order.ts'
import { foldText } from '../domain/text.ts'
import type { Database } from '../server/database/database.ts'
import { whileLocked } from '../server/database/while-locked.ts'
import { orderCode } from './order-code.ts'
import type { OrderFilter } from './order-journal.ts'
import { titlesOf } from './order-titles.ts'

/** Changes of orders in one transaction: what that takes, nothing else of the process does meanwhile. */
const batchSize = 200

type Written = { readonly key: OrderKey; readonly lines: string; readonly created_at: string }

/** A part of what was written since; false: there is no more. */
export async function fillSearch(database: Database): Promise<boolean> {
  const isBehind = () =>
    database.find('SELECT 1 FROM order_events WHERE id > (SELECT position FROM search_progress) LIMIT 1')
  if (!(await whileLocked(isBehind))) return false
  await whileLocked(() => database.transaction(() => fillBatch(database)))
  return true
}

function fillBatch(database: Database): void {
  const batch = `SELECT id, key FROM order_events WHERE id > (SELECT position FROM search_progress)
    ORDER BY id LIMIT ${batchSize}`
  const orders = database.all<Written>(
    `SELECT key, lines, created_at FROM orders WHERE key IN (SELECT key FROM (${batch}))`,
  )
  for (const { key, lines, created_at: createdAt } of orders) {
    database.run(
      `INSERT INTO order_codes (code, key, created_at) VALUES ($code, $key, $createdAt) ON CONFLICT DO NOTHING`,
      { code: orderCode(key), key, createdAt },
    )
    database.run('DELETE FROM order_titles WHERE key = $key', { key })
    for (const folded of titlesOf({ lines: JSON.parse(lines) })) {
      database.run('INSERT INTO titles (folded) VALUES ($folded) ON CONFLICT DO NOTHING', { folded })
      database.run(
        `INSERT INTO order_titles (key, title, created_at)
         SELECT $key, id, $createdAt FROM titles WHERE folded = $folded`,
        { key, createdAt, folded },
      )
    }
  }
  database.run(`UPDATE search_progress SET position = coalesce((SELECT max(id) FROM (${batch})), position)`)
}

/** Of the titles that hold this text. */
export function findTitles(database: Database, text: string): number[] {
  return database
    .all<{ id: number }>('SELECT id FROM titles WHERE instr(folded, $text) > 0', { text: foldText(text) })
    .map(({ id }) => id)
}

/** Whether it can be answered only once all is written down. */
export function isSearch({ code, title }: OrderFilter): boolean {
  return code !== undefined || title !== undefined
}
