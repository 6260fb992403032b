import fs from 'node:fs'
import path from 'node:path'
import { asGiven, copyFile, type Row, writeRows } from '../../server/database/copy-file.ts'
import type { Query } from '../../server/database/sql.ts'
import { salesFileName } from './open-sales.ts'
import { migrations } from './sales-schema.ts'

/** How far an order is: what a file still has as open does not undo what was sent, begun or cancelled since. */
const stepOf = (row: string) => `CASE ${row}.state WHEN 'cancelled' THEN 4 WHEN 'sent' THEN
  CASE WHEN ${row}.begun THEN 3 WHEN ${row}.lapsed_at IS NOT NULL THEN 2 ELSE 1 END ELSE 0 END`

/** The same number is the same count, since it was first noted; of two others the later one holds. */
const onKnownCount = `ON CONFLICT (variant_id) DO UPDATE SET ${asGiven(['pieces', 'count', 'counted_at'])}
  WHERE CASE WHEN stock_counts.count = excluded.count THEN excluded.counted_at < stock_counts.counted_at
    ELSE excluded.counted_at > stock_counts.counted_at END`

const onKnownOrder = (columns: readonly string[]) => `ON CONFLICT (token) DO UPDATE SET ${asGiven(columns)}
  WHERE (${stepOf('excluded')}, excluded.opened_at) > (${stepOf('sold_orders')}, sold_orders.opened_at)
  RETURNING token`

/**
 * Copies what was sold of what was counted, from the file in this folder into a Postgres database: all of it or nothing. It
 * may be repeated: what is there already stays, unless the file knows more of it. How many orders were copied; null where
 * there is no such file.
 */
export async function importSales(folder: string, url: string): Promise<number | null> {
  if (!fs.existsSync(path.join(folder, salesFileName))) return null
  return copyFile({ folder, file: salesFileName, part: 'sales', migrations, url }, copy)
}

async function copy(from: Query, to: Query): Promise<number> {
  const marks = (await keepSalt(from, to)) ? {} : { number_mark: null, network_mark: null }
  await writeRows(to, 'stock_counts', await from('SELECT * FROM stock_counts'), onKnownCount)
  const orders = (await from<Row>('SELECT * FROM sold_orders')).map((order) => ({ ...order, ...marks }))
  const copied = await writeRows(to, 'sold_orders', orders, onKnownOrder(Object.keys(orders[0] ?? {})))
  const tokens = copied.map(({ token }) => String(token))
  await to('DELETE FROM sales WHERE token = ANY($1)', [tokens])
  await writeRows(to, 'sales', await from('SELECT * FROM sales WHERE token = ANY($1)', [tokens]))
  return tokens.length
}

/** Buyers are known by it: a database that has sold something keeps its own. Whether both have the same. */
async function keepSalt(from: Query, to: Query): Promise<boolean> {
  const [given] = await from<Row>('SELECT salt FROM buyer_salt')
  await to('UPDATE buyer_salt SET salt = $1 WHERE NOT EXISTS (SELECT FROM sold_orders)', [
    given?.['salt'] ?? null,
  ])
  const [kept] = await to<Row>('SELECT salt FROM buyer_salt')
  return kept?.['salt'] === given?.['salt']
}
