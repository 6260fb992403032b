import { isErased, nobody, type OrderKey } from '../domain/order.ts'
import type { Database } from '../server/database/database.ts'
import { DatabaseError } from '../server/database/fault.ts'
import { whileLocked } from '../server/database/while-locked.ts'
import type { KeptOfErased } from './order-journal.ts'
import { type OrderRow, orderOf } from './order-rows.ts'

/**
 * In how many orders there was something left. The hash goes too: with the rest of the order known, it would tell which
 * number it was made of; and a city that is no zone, in whose place people write addresses and names. Where nobody left a
 * number there is none to be said erased.
 */
export function eraseContact(
  database: Database,
  keys: readonly OrderKey[],
  { time, kept = {} }: { readonly time: string; readonly kept?: KeptOfErased | undefined },
): number {
  let erased = 0
  for (const key of keys) {
    const row = database.find<OrderRow>('SELECT * FROM orders WHERE key = $key', { key })
    if (!row) continue
    const order = orderOf(row)
    if (kept.account ? order.contactErasedAt !== null : isErased(order)) continue
    const lines = order.lines.map((line) => ({ ...line, note: null }))
    erased += database.run(
      `UPDATE orders SET whatsapp = CASE WHEN whatsapp = '' THEN '' END, whatsapp_normalized = NULL, request_hash = '',
         city = CASE WHEN city IS NOT NULL THEN coalesce(delivery_zone, '') END,
         account_id = CASE WHEN $keepsAccount THEN account_id ELSE $nobody END,
         lines = $lines, contact_erased_at = coalesce(contact_erased_at, $time)
       WHERE key = $key`,
      { key, lines: JSON.stringify(lines), time, nobody, keepsAccount: Number(kept.account === true) },
    ).changes
    database.run(`INSERT INTO fulfillment_events (key, kind, at) VALUES ($key, 'erasure', $time)`, {
      key,
      time,
    })
  }
  return erased
}

type EmptierOptions = {
  readonly database: Database
  /** What has been erased still stands there: somebody reads the file, or its disk is full. */
  readonly onHeld: (error: unknown) => void
}

/**
 * What was overwritten still stands in the log of writes until that is emptied, which a reader in another process holds
 * up for as long as it reads. Emptied at once where that is possible; else it is tried for two seconds, for all that is
 * erased meanwhile and beside everything else.
 */
export function createLogEmptier({ database, onHeld }: EmptierOptions): () => void {
  let isTrying = false
  return () => {
    if (isTrying) return
    isTrying = true
    whileLocked(() => emptyLogOfWrites(database))
      .catch(onHeld)
      .finally(() => {
        isTrying = false
      })
  }
}

function emptyLogOfWrites(database: Database): void {
  const emptied = database.find<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')
  if (emptied?.busy) throw new DatabaseError('locked', 'another process reads what was erased')
}
