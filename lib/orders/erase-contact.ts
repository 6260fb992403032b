import { isErased, noAccount, type OrderKey } from '../domain/order.ts'
import type { SqlFile } from '../server/database/open-file.ts'
import type { Query } from '../server/database/sql.ts'
import { whileLocked } from '../server/database/while-locked.ts'
import type { KeptOfErased } from './order-journal.ts'
import { jsonOf, type OrderRow, orderOf, personalColumns } from './order-rows.ts'

/** Values that replace an erased column; all others become null. */
const left: Readonly<Record<string, string>> = {
  whatsapp: `CASE WHEN whatsapp = '' THEN '' END`,
  city: `CASE WHEN city IS NOT NULL THEN coalesce(delivery_zone, '') END`,
}

const eraseOrder = `
  UPDATE orders SET request_hash = '',
    ${personalColumns.map((column) => `${column} = ${left[column] ?? 'NULL'}`).join(', ')},
    account_id = CASE WHEN $2::boolean THEN account_id ELSE $3 END,
    lines = $4, contact_erased_at = coalesce(contact_erased_at, $5)
  WHERE key = $1`

/** Requires a transaction; also erases the hash, which would reveal the number, and typed cities. */
export async function eraseContact(
  query: Query,
  keys: readonly OrderKey[],
  { time, kept = {} }: { readonly time: string; readonly kept?: KeptOfErased | undefined },
): Promise<number> {
  const rows = await query<OrderRow>('SELECT * FROM orders WHERE key = ANY($1) ORDER BY key FOR UPDATE', [
    keys,
  ])
  const left = rows.map(orderOf).filter((order) => {
    return kept.account ? order.contactErasedAt === null : !isErased(order)
  })
  for (const { key, lines } of left) {
    const withoutNotes = jsonOf(lines.map((line) => ({ ...line, note: null })))
    await query(eraseOrder, [key, kept.account === true, noAccount, withoutNotes, time])
    await query(`INSERT INTO fulfillment_events (key, kind, at) VALUES ($1, 'erasure', $2)`, [key, time])
  }
  return left.length
}

type EmptierOptions = {
  readonly file: Pick<SqlFile, 'emptyLog'>
  /** Called while erased data is still on the disk: another process reads the file, or the disk is full. */
  readonly onHeld: (error: unknown) => void
}

/** SQLite's write-ahead log keeps erased data until it is truncated; retries for two seconds. */
export function createLogEmptier({ file, onHeld }: EmptierOptions): () => void {
  let isTrying = false
  return () => {
    if (isTrying) return
    isTrying = true
    whileLocked(() => file.emptyLog())
      .catch(onHeld)
      .finally(() => {
        isTrying = false
      })
  }
}
