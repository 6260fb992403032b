import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { openDatabase } from './database.ts'
import { faultOf } from './fault.ts'
import type { Migration } from './migrate.ts'
import { openFile } from './open-file.ts'
import { openPostgres, openServer } from './postgres.ts'
import type { Sql } from './sql.ts'
import { createDatabase } from './testing/create-database.ts'

const baseline: Migration = {
  statements: 'CREATE TABLE words (word text PRIMARY KEY) /* STRICT */;',
  sqlite: `INSERT INTO words VALUES ('file');`,
  postgres: `INSERT INTO words VALUES ('server');`,
}
const next: Migration = {
  statements: 'ALTER TABLE words ADD COLUMN length integer; CREATE TABLE texts (text text);',
}

type Place = { readonly name: string; readonly open: (...migrations: Migration[]) => Promise<Sql> }

const file = 'words.sqlite'
const places: readonly [string, () => Promise<Place>][] = [
  [
    'file',
    async () => {
      const folder = newFolder()
      return { name: folder, open: async (...migrations) => openFile({ folder, file, migrations }) }
    },
  ],
  [
    'server',
    async () => {
      const url = await createDatabase()
      return { name: url, open: (...migrations) => openServer({ url, part: 'words', migrations }) }
    },
  ],
]

async function wordsOf({ open }: Place, ...migrations: Migration[]): Promise<unknown[]> {
  const sql = await open(...migrations)
  return sql.query('SELECT * FROM words').finally(sql.close)
}

const faultIn = (opening: Promise<unknown>) => opening.then(() => null, faultOf)

describe.each(places)('R26 the tables of a %s', (engine, newPlace) => {
  it('R26 are made once, however many open it, and take a further step with what is in them', async () => {
    const place = await newPlace()
    const all = await Promise.all([1, 2, 3].map(() => wordsOf(place, baseline)))
    expect(all).toEqual([1, 2, 3].map(() => [{ word: engine }]))
    await Promise.all([1, 2, 3].map(() => wordsOf(place, baseline, next)))
    expect(await wordsOf(place, baseline, next)).toEqual([{ word: engine, length: null }])
  })

  it('R26 of a newer release are left alone, but for a server whose step only adds', async () => {
    const place = await newPlace()
    await wordsOf(place, baseline, next)
    const beside = await faultIn(wordsOf(place, baseline))
    expect(beside).toBe(engine === 'file' ? 'newer' : null)
    const changed = { statements: 'DROP TABLE texts;', worksWithSteps: 3 }
    await wordsOf(place, baseline, next, changed)
    expect(await faultIn(wordsOf(place, baseline, next))).toBe('newer')
    expect(await wordsOf(place, baseline, next, changed)).toHaveLength(1)
  })
})

describe('R23 a database of an earlier layout', () => {
  it('R23 is named, and not one byte of its file is changed', async () => {
    const folder = newFolder()
    const before = openDatabase(folder, { file })
    before.execute(
      `CREATE TABLE words (text TEXT); INSERT INTO words VALUES ('kept'); PRAGMA user_version = 102`,
    )
    before.close()
    const bytes = readFileSync(join(folder, file))
    const open = () => openFile({ folder, file, migrations: [baseline] })
    expect(open).toThrow(join(folder, file))
    expect(await faultIn(Promise.resolve().then(open))).toBe('older')
    expect(readFileSync(join(folder, file)).equals(bytes)).toBe(true)
  })

  it('R23 is named, and nothing is changed in it on a server', async () => {
    const url = await createDatabase()
    const database = openPostgres({ url })
    await database.query(`
      CREATE TABLE shop_schema (part text PRIMARY KEY, steps integer NOT NULL, works_with_steps integer NOT NULL);
      INSERT INTO shop_schema VALUES ('words', 102, 1);
      CREATE TABLE words (text text); INSERT INTO words VALUES ('kept')`)
    const opening = openServer({ url, part: 'words', migrations: [baseline] })
    await expect(opening).rejects.toThrow('DATABASE_URL')
    expect(await faultIn(opening)).toBe('older')
    expect(await database.query('SELECT * FROM words')).toEqual([{ text: 'kept' }])
    expect(await database.query('SELECT steps FROM shop_schema')).toEqual([{ steps: 102 }])
    await database.close()
  })
})
