import type { OrderJournal } from '../order-journal.ts'
import { openPostgresJournal } from '../postgres/journal.ts'
import { openSqliteJournal } from '../sqlite-journal.ts'

/** The journal in a folder, or in the Postgres database of an address: one text for other processes. */
export async function openNamedJournal(name: string): Promise<OrderJournal> {
  if (name.startsWith('postgres://')) return openPostgresJournal({ url: name, now: Date.now })
  return openSqliteJournal({ folder: name, now: Date.now })
}
