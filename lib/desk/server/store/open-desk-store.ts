import fs from 'node:fs'
import path from 'node:path'
import { openFile } from '../../../server/database/open-file.ts'
import { openServer } from '../../../server/database/postgres.ts'
import type { Sql } from '../../../server/database/sql.ts'
import { migrations } from './desk-migrations.ts'
import type { DeskStore } from './desk-store.ts'
import { deskStoreIn } from './desk-store-in.ts'

export const deskFileName = 'desk.sqlite'

/** Where the desk keeps what it has. */
export type DeskPlace = {
  /** A Postgres database that any number of processes share; null: a file of this machine. */
  readonly databaseUrl: string | null
  readonly dataDirectory: string
}

export function deskFolder({ dataDirectory }: Pick<DeskPlace, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'desk')
}

/** What the operator calls the place; no address with a password in it. */
export function deskPlaceName(place: DeskPlace): string {
  return place.databaseUrl === null ? path.join(deskFolder(place), deskFileName) : 'DATABASE_URL'
}

/** Whether there is anything to open: no file is made by looking. What this user may not look at is there, and then fails. */
export function isDeskKept(place: DeskPlace): boolean {
  if (place.databaseUrl !== null) return true
  try {
    fs.statSync(/* turbopackIgnore: true */ deskPlaceName(place))
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code !== 'ENOENT' && code !== 'ENOTDIR'
  }
}

/** For a command: opened once, and made where it is not there; or rejected. */
export async function openDeskStore(place: DeskPlace): Promise<DeskStore> {
  if (place.databaseUrl !== null) return openPostgresDeskStore({ url: place.databaseUrl, now: Date.now })
  return openSqliteDeskStore({ folder: deskFolder(place), now: Date.now })
}

type Opened = DeskStore & Pick<Sql, 'check'>

const storeIn = (sql: Sql, now: () => number): Opened => ({ ...deskStoreIn(sql, now), check: sql.check })

type FileOptions = {
  /** Of the file `desk.sqlite`; `:memory:` keeps nothing. */
  readonly folder: string | ':memory:'
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly lockWaitMs?: number
}

export function openSqliteDeskStore({ folder, now, lockWaitMs }: FileOptions): Opened {
  return storeIn(openFile({ folder, file: deskFileName, migrations, lockWaitMs }), now)
}

type ServerOptions = { readonly url: string; readonly now: () => number }

export async function openPostgresDeskStore({ url, now }: ServerOptions): Promise<Opened> {
  return storeIn(
    await openServer({ url, name: 'desk', part: 'desk', migrations, maximumConnections: 4 }),
    now,
  )
}
