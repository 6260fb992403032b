import { nobody, type OrderKey } from '../../domain/order.ts'
import type { Sql } from '../../server/database/sql.ts'
import type { KeptOfErased } from '../order-journal.ts'

/** The lines of an order in this column, each without what the shopper wrote to it. */
export const withoutNotes = (column: string) =>
  `(SELECT coalesce(jsonb_agg(jsonb_set(line, '{note}', 'null') ORDER BY position), '[]')
    FROM jsonb_array_elements(${column}) WITH ORDINALITY AS each (line, position))`

/**
 * In how many orders there was something left. The hash goes too: with the rest of the order known, it would tell which
 * number it was made of; and a city that is no zone, in whose place people write addresses and names. Where nobody left a
 * number there is none to be said erased. The server reuses the room of what was overwritten when it cleans its tables up.
 */
export async function eraseContact(
  database: Sql,
  keys: readonly OrderKey[],
  { time, kept = {} }: { readonly time: string; readonly kept?: KeptOfErased | undefined },
): Promise<number> {
  if (keys.length === 0) return 0
  const erased = await database.query(
    `WITH erased AS (
       UPDATE orders SET whatsapp = CASE WHEN whatsapp = '' THEN '' END, whatsapp_normalized = NULL, request_hash = '',
         city = CASE WHEN city IS NOT NULL THEN coalesce(delivery_zone, '') END,
         account_id = CASE WHEN $3::boolean THEN account_id ELSE $4 END,
         lines = ${withoutNotes('lines')},
         contact_erased_at = coalesce(contact_erased_at, $2::timestamptz)
       WHERE key = ANY($1) AND (contact_erased_at IS NULL OR (NOT $3::boolean AND account_id IS DISTINCT FROM $4))
       RETURNING key
     ), told AS (
       INSERT INTO fulfillment_events (key, kind, at) SELECT key, 'erasure', $2::timestamptz FROM erased
     )
     SELECT key FROM erased`,
    [[...keys], time, kept.account === true, nobody],
  )
  return erased.length
}
