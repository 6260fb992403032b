import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPostgres } from '../../lib/server/database/postgres.ts'
import { dataFiles } from '../backup/data-files.ts'

export type DataPlace = { readonly databaseUrl: string | null; readonly dataDirectory: string }

export async function isDataInUse({ databaseUrl, dataDirectory }: DataPlace): Promise<boolean> {
  const databases = dataFiles(dataDirectory).filter((name) => name.endsWith('.sqlite'))
  if (databases.some((name) => isOpen(path.join(dataDirectory, name)))) return true
  return databaseUrl !== null && isConnectedTo(databaseUrl)
}

function isOpen(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    // 5 is SQLITE_BUSY. A damaged file may be replaced.
    return errcode === 5
  } finally {
    database.close()
  }
}

async function isConnectedTo(url: string): Promise<boolean> {
  const database = openPostgres({ url, maximumConnections: 1 })
  try {
    const [row] = await database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'mercado-local' AND pid <> pg_backend_pid()`,
    )
    return (row?.count ?? 0) > 0
  } finally {
    await database.close()
  }
}
