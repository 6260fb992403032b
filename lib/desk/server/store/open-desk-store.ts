import fs from 'node:fs'
import path from 'node:path'
import type { DeskStore } from './desk-store.ts'
import { openPostgresDeskStore } from './postgres-store.ts'
import { deskFileName, openSqliteDeskStore } from './sqlite-store.ts'

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
