import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../database.ts'
import { openPostgres } from '../postgres.ts'

/** A file as a shipped release left it, from its dump. */
export function writeShippedFile(folder: string, { file, dump }: { file: string; dump: string }): void {
  const database = openDatabase(folder, { file })
  database.execute(readFileSync(dump, 'utf8'))
  database.close()
}

/** A database as a shipped release left it, from its dump. */
export async function writeShippedDatabase(url: string, dump: string): Promise<void> {
  const database = openPostgres({ url })
  await database.query(readFileSync(dump, 'utf8'))
  await database.close()
}

/** What a release that was shipped left, for each engine, in a folder of dumps. */
export const dumpOf = (folder: string, part: string, engine: 'sqlite' | 'postgres') =>
  join(folder, `${part}.${engine}.sql`)
