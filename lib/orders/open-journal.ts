import fs from 'node:fs'
import path from 'node:path'
import type { OrderJournal } from './order-journal.ts'
import { openPostgresJournal } from './postgres/journal.ts'
import { journalFileName, openSqliteJournal } from './sqlite-journal.ts'

export type JournalPlace = {
  /** Postgres database shared by any number of processes; null for a local file. */
  readonly databaseUrl: string | null
  readonly dataDirectory: string
}

export function journalFolder({ dataDirectory }: Pick<JournalPlace, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'orders')
}

/** Name of the place for the operator, without passwords. */
export function journalPlaceName(place: JournalPlace): string {
  return place.databaseUrl === null ? path.join(journalFolder(place), journalFileName) : 'DATABASE_URL'
}

/** For commands: opens once; null, and creates nothing, when no order was ever taken. */
export async function openJournal(place: JournalPlace, now: () => number): Promise<OrderJournal | null> {
  if (place.databaseUrl !== null) return openPostgresJournal({ url: place.databaseUrl, now })
  return fs.existsSync(journalPlaceName(place))
    ? openSqliteJournal({ folder: journalFolder(place), now })
    : null
}
