import fs from 'node:fs'
import path from 'node:path'
import { openFile } from '../../../server/database/open-file.ts'
import { openServer } from '../../../server/database/postgres.ts'
import type { Sql } from '../../../server/database/sql.ts'
import { migrations } from './desk-migrations.ts'
import type { DeskStore } from './desk-store.ts'
import { deskStoreIn } from './desk-store-in.ts'

export const deskFileName = 'desk.sqlite'

export type DeskPlace = {
  readonly databaseUrl: string | null
  readonly dataDirectory: string
}

export function deskFolder({ dataDirectory }: Pick<DeskPlace, 'dataDirectory'>): string {
  return path.join(dataDirectory, 'desk')
}

/** Name of the place for the operator, without passwords. */
export function deskPlaceName(place: DeskPlace): string {
  return place.databaseUrl === null ? path.join(deskFolder(place), deskFileName) : 'DATABASE_URL'
}

/** Creates no file; an unreadable place counts as existing, and opening it fails. */
export async function isDeskKept(place: DeskPlace): Promise<boolean> {
  if (place.databaseUrl !== null) return true
  const look = fs.promises.stat(/* turbopackIgnore: true */ deskPlaceName(place))
  return look.then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT' && code !== 'ENOTDIR',
  )
}

/** For commands: opens or creates the store once. */
export async function openDeskStore(place: DeskPlace): Promise<DeskStore> {
  if (place.databaseUrl !== null) return openPostgresDeskStore({ url: place.databaseUrl, now: Date.now })
  return openSqliteDeskStore({ folder: deskFolder(place), now: Date.now })
}

type Opened = DeskStore & Pick<Sql, 'check'>

const storeIn = (sql: Sql, now: () => number): Opened => ({ ...deskStoreIn(sql, now), check: sql.check })

type FileOptions = {
  readonly folder: string | ':memory:'
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
