import { copyFile, writeRows } from '../../../server/database/copy-file.ts'
import type { Query } from '../../../server/database/sql.ts'
import { migrations } from './desk-migrations.ts'
import { type DeskPlace, deskFileName, deskFolder, isDeskKept } from './open-desk-store.ts'

export type ImportedDesk = {
  /** Users that the database had not; they sign in again. */
  readonly users: readonly string[]
  /** Entries of the log that were copied, and how many older ones are in the file alone. */
  readonly entries: number
  readonly left: number
}

/**
 * Copies users, log and searches in vain from the file of this folder into a Postgres database, all of it or nothing; null
 * where there is no such file. It may be repeated: what is there stays, and the log goes on behind its newest entry.
 */
export async function importDesk(
  { dataDirectory }: Pick<DeskPlace, 'dataDirectory'>,
  url: string,
): Promise<ImportedDesk | null> {
  const place = { databaseUrl: null, dataDirectory }
  if (!isDeskKept(place)) return null
  return copyFile({ folder: deskFolder(place), file: deskFileName, part: 'desk', migrations, url }, copy)
}

async function copy(from: Query, to: Query): Promise<ImportedDesk> {
  const known = 'ON CONFLICT DO NOTHING RETURNING name'
  const users = await writeRows(to, 'desk_users', await from('SELECT * FROM desk_users'), known)
  const most = 'GREATEST(desk_empty_searches.times, excluded.times)'
  await writeRows(
    to,
    'desk_empty_searches',
    await from('SELECT * FROM desk_empty_searches'),
    `ON CONFLICT (day, key) DO UPDATE SET times = ${most}`,
  )
  return { users: users.map(({ name }) => String(name)), ...(await copyLog(from, to)) }
}

type Entry = { readonly at: string }

async function copyLog(from: Query, to: Query): Promise<Pick<ImportedDesk, 'entries' | 'left'>> {
  const columns = 'at, user_name, action, code, detail, request_id, client'
  const read = (query: Query) => query<Entry>(`SELECT ${columns} FROM desk_log ORDER BY id`)
  const [known, entries] = [await read(to), await read(from)]
  const [newest = ''] = known
    .map(({ at }) => at)
    .toSorted()
    .reverse()
  const isLater = ({ at }: Entry) => at > newest
  const later = entries.filter(isLater)
  await writeRows(to, 'desk_log', later)
  const isKnown = new Set(known.map((entry) => JSON.stringify(entry)))
  const left = entries.filter((entry) => !isLater(entry) && !isKnown.has(JSON.stringify(entry)))
  return { entries: later.length, left: left.length }
}
