import fs from 'node:fs'
import path from 'node:path'
import type { OrderJournal } from './order-journal.ts'
import { openPostgresJournal } from './postgres/journal.ts'
import { journalFileName, openSqliteJournal } from './sqlite-journal.ts'

/** Where the orders are kept. */
export type JournalPlace = {
  /** A Postgres database that any number of processes share; null: a file of this machine. */
  readonly databaseUrl: string | null
  readonly dataDirectory: string
}

export function journalFolder({ dataDirectory }: Pick<JournalPlace, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'orders')
}

/** What the operator calls the place; no address with a password in it. */
export function journalPlaceName(place: JournalPlace): string {
  return place.databaseUrl === null ? path.join(journalFolder(place), journalFileName) : 'DATABASE_URL'
}

/** For a command: opened once, or rejected. Null where no order was ever taken, and nothing is made then. */
export async function openJournal(place: JournalPlace, now: () => number): Promise<OrderJournal | null> {
  if (place.databaseUrl !== null) return openPostgresJournal({ url: place.databaseUrl, now })
  return fs.existsSync(journalPlaceName(place))
    ? openSqliteJournal({ folder: journalFolder(place), now })
    : null
}
