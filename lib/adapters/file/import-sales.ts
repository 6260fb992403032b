import fs from 'node:fs'
import path from 'node:path'
import { openFile } from '../../server/database/open-file.ts'
import { openServer } from '../../server/database/open-server.ts'
import { placeholders, type Query, type SqlValue } from '../../server/database/sql.ts'
import { salesFileName } from './open-sales.ts'
import { migrations } from './sales-schema.ts'

const countColumns = ['variant_id', 'pieces', 'count', 'counted_at'] as const
const markColumns = ['number_mark', 'network_mark'] as const
const orderColumns = [
  ...['token', 'key', 'shipping_fee', 'cancel_path', 'state', 'opened_at', 'created_at', 'held_until'],
  ...['lapsed_at', 'begun', ...markColumns],
]
const saleColumns = ['variant_id', 'token', 'quantity'] as const

type Row = Readonly<Record<string, SqlValue>>
type Book = Readonly<Record<'counts' | 'orders' | 'sales', readonly Row[]>> & { readonly salt: SqlValue }

/** Rows that are written in one statement. */
const atOnce = 200

/** How far an order is: what a file still has as open does not undo what was sent, begun or cancelled since. */
const stepOf = (row: string) => `CASE ${row}.state WHEN 'cancelled' THEN 4 WHEN 'sent' THEN
  CASE WHEN ${row}.begun THEN 3 WHEN ${row}.lapsed_at IS NOT NULL THEN 2 ELSE 1 END ELSE 0 END`

const all = (columns: readonly string[]) =>
  `(${columns.join(', ')}) = (${columns.map((column) => `excluded.${column}`).join(', ')})`

/** The same number is the same count, since it was first noted; of two others the later one holds. */
const onKnownCount = `ON CONFLICT (variant_id) DO UPDATE SET ${all(countColumns)}
  WHERE CASE WHEN stock_counts.count = excluded.count THEN excluded.counted_at < stock_counts.counted_at
    ELSE excluded.counted_at > stock_counts.counted_at END`

const onKnownOrder = `ON CONFLICT (token) DO UPDATE SET ${all(orderColumns)}
  WHERE (${stepOf('excluded')}, excluded.opened_at) > (${stepOf('sold_orders')}, sold_orders.opened_at)
  RETURNING token`

/**
 * Copies what was sold of what was counted, from the file in this folder into a Postgres database: all of it or nothing. It
 * may be repeated: what is there already stays, unless the file knows more of it. How many orders were copied; null where
 * there is no such file.
 */
export async function importSales(folder: string, url: string): Promise<number | null> {
  if (!fs.existsSync(path.join(folder, salesFileName))) return null
  const file = openFile({ folder, file: salesFileName, migrations })
  try {
    const book = await file.transaction(readBook)
    const database = await openServer({ url, part: 'sales', migrations, maximumConnections: 1 })
    try {
      return await database.transaction((query) => writeBook(query, book))
    } finally {
      await database.close()
    }
  } finally {
    await file.close()
  }
}

async function readBook(query: Query): Promise<Book> {
  const read = (table: string, columns: readonly string[]) =>
    query<Row>(`SELECT ${columns.join(', ')} FROM ${table}`)
  const [salted] = await read('buyer_salt', ['salt'])
  return {
    counts: await read('stock_counts', countColumns),
    orders: await read('sold_orders', orderColumns),
    sales: await read('sales', saleColumns),
    salt: salted?.['salt'] ?? null,
  }
}

async function writeBook(query: Query, { counts, orders, sales, salt }: Book): Promise<number> {
  const forgotten = Object.fromEntries(markColumns.map((column) => [column, null]))
  const isSaltKept = await keepSalt(query, salt)
  await write(query, { table: 'stock_counts', columns: countColumns, rows: counts, end: onKnownCount })
  const copied = await write(query, {
    table: 'sold_orders',
    columns: orderColumns,
    rows: orders.map((order) => ({
      ...order,
      begun: Boolean(order['begun']),
      ...(isSaltKept ? {} : forgotten),
    })),
    end: onKnownOrder,
  })
  const tokens = new Set(copied.map(({ token }) => token))
  await query('DELETE FROM sales WHERE token = ANY($1)', [[...tokens].map(String)])
  const rows = sales.filter(({ token }) => tokens.has(token ?? null))
  await write(query, { table: 'sales', columns: saleColumns, rows, end: '' })
  return tokens.size
}

/** Buyers are known by it: a database that has sold something keeps its own. Whether both have the same. */
async function keepSalt(query: Query, salt: SqlValue): Promise<boolean> {
  await query('UPDATE buyer_salt SET salt = $1 WHERE NOT EXISTS (SELECT FROM sold_orders)', [salt])
  const [kept] = await query<Row>('SELECT salt FROM buyer_salt')
  return kept?.['salt'] === salt
}

type Writing = {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  readonly end: string
}

async function write(query: Query, { table, columns, rows, end }: Writing): Promise<readonly Row[]> {
  const written: Row[] = []
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce)
    const statement = `INSERT INTO ${table} (${columns.join(', ')})
      VALUES ${placeholders(some.length, columns.length)} ${end}`
    const values = some.flatMap((row) => columns.map((column) => row[column] ?? null))
    written.push(...(await query<Row>(statement, values)))
  }
  return written
}
