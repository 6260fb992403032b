import type { OrderKey } from '../../domain/order.ts'
import { asGiven, copyFile, type Row, withoutIds, writeRows } from '../../server/database/copy-file.ts'
import type { Query } from '../../server/database/sql.ts'
import { eventKinds } from '../fulfillment.ts'
import { migrations } from '../migrations.ts'
import { randomOrderCode } from '../order-code.ts'
import { personalColumns } from '../order-rows.ts'
import { journalFileName, openSqliteJournal } from '../sqlite-journal.ts'
import { migrateOrders } from './journal.ts'

export type ImportedOrders = {
  readonly found: number
  /** Written, or written anew because the file knew more of them. */
  readonly copied: number
}

/**
 * Copies the journal in this folder into a Postgres database: all of it or nothing. It may be repeated: what is there
 * already stays, unless the file knows more of it. Throws while a shop still writes into the file.
 */
export async function importOrders(folder: string, url: string): Promise<ImportedOrders> {
  await prepareFile(folder)
  await migrateOrders(url)
  return copyFile({ folder, file: journalFileName, part: 'orders', migrations, url }, copyAll)
}

/** Every order gets its code, and what a process left that died is unknown. */
async function prepareFile(folder: string): Promise<void> {
  const journal = openSqliteJournal({ folder, now: Date.now })
  try {
    if ((await journal.list({ states: ['sending'], limit: 1 })).length > 0) {
      throw new Error('an order of this journal is being sent at this moment: stop the shop first')
    }
  } finally {
    await journal.close()
  }
}

type OrderRow = Row & { readonly key: OrderKey; readonly code: string }

async function copyAll(from: Query, to: Query): Promise<ImportedOrders> {
  const counted = { found: 0, copied: 0 }
  for (let last = ''; ; ) {
    const rows = await from<OrderRow>('SELECT * FROM orders WHERE key > $1 ORDER BY key LIMIT 200', [last])
    const end = rows.at(-1)
    if (end === undefined) return counted
    const copied = [...(await copyOrders(rows, from, to)), ...(await copyWork(rows, from, to))]
    counted.found += rows.length
    counted.copied += new Set(copied).size
    last = end.key
  }
}

/** What people of the market did: columns that go with their events. */
const workColumns = ['fulfillment', 'fulfillment_at', 'arrives_at']
/** What an order is called in the database stays, and what it was when it was written down. */
const fixedColumns = ['key', 'code', 'kind', 'request_id', 'created_at', ...workColumns]

/** Lines that come, each without what the shopper wrote to it. */
const withoutNotes = `(SELECT coalesce(jsonb_agg(jsonb_set(line, '{note}', 'null') ORDER BY position), '[]')
    FROM jsonb_array_elements(excluded.lines) WITH ORDINALITY AS each (line, position))`

/** What was erased in the database does not come back from a journal that still knows it. */
const unlessErased = (column: string, erased = `orders.${column}`) =>
  `${column} = CASE WHEN orders.contact_erased_at IS NULL THEN excluded.${column} ELSE ${erased} END`

const erasedColumns = ['request_hash', 'account_id', ...personalColumns]
const apart = new Set([...fixedColumns, ...erasedColumns, 'lines', 'contact_erased_at'])

const onKnownOrder = (columns: readonly string[]) => `
  ON CONFLICT (key) DO UPDATE SET ${asGiven(columns.filter((column) => !apart.has(column)))},
    ${erasedColumns.map((column) => unlessErased(column)).join(', ')},
    ${unlessErased('lines', withoutNotes)},
    contact_erased_at = coalesce(orders.contact_erased_at, excluded.contact_erased_at)
  WHERE orders.updated_at < excluded.updated_at
    OR (orders.contact_erased_at IS NULL AND excluded.contact_erased_at IS NOT NULL)
  RETURNING key`

/** Which orders were written. */
async function copyOrders(rows: readonly OrderRow[], from: Query, to: Query): Promise<OrderKey[]> {
  const codes = rows.map(({ code }) => code)
  const taken = await to<{ code: string }>('SELECT code FROM orders WHERE code = ANY($1)', [codes])
  const isTaken = new Set(taken.map(({ code }) => code))
  // A sender is a process of the one shop or the other; nothing is being sent.
  const orders = rows.map(({ sender: _, code, ...row }) => ({
    ...row,
    code: isTaken.has(code) ? randomOrderCode() : code,
  }))
  const written = await writeRows(to, 'orders', orders, onKnownOrder(Object.keys(orders[0] ?? {})))
  const keys = written.map(({ key }) => key as OrderKey)
  await to('DELETE FROM order_events WHERE key = ANY($1)', [keys])
  const events = await from<Row>('SELECT * FROM order_events WHERE key = ANY($1) ORDER BY id', [keys])
  await writeRows(to, 'order_events', withoutIds(events))
  return keys
}

type Last = { readonly key: OrderKey; readonly at: string }

/** Takes it over where it went on after what the database knows. For which orders. */
async function copyWork(rows: readonly OrderRow[], from: Query, to: Query): Promise<OrderKey[]> {
  const events = `FROM fulfillment_events WHERE key = ANY($1) AND ${eventKinds}`
  const lastsIn = (query: Query) =>
    query<Last>(`SELECT key, max(at) AS at ${events} GROUP BY key`, [rows.map(({ key }) => key)])
  const known = new Map((await lastsIn(to)).map(({ key, at }) => [key, at]))
  const lasts = await lastsIn(from)
  const keys = lasts.filter(({ key, at }) => at > (known.get(key) ?? '')).map(({ key }) => key)
  await to(`DELETE ${events}`, [keys])
  await to('DELETE FROM order_picks WHERE key = ANY($1)', [keys])
  await writeRows(to, 'fulfillment_events', withoutIds(await from(`SELECT * ${events} ORDER BY id`, [keys])))
  await writeRows(to, 'order_picks', await from('SELECT * FROM order_picks WHERE key = ANY($1)', [keys]))
  for (const row of rows.filter(({ key }) => keys.includes(key))) {
    const values = [row.key, ...workColumns.map((column) => row[column] ?? null)]
    await to(
      `UPDATE orders SET (${workColumns.join(', ')}) = ($2, $3::timestamptz, $4::timestamptz) WHERE key = $1`,
      values,
    )
  }
  return keys
}
