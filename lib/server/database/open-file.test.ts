import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import type { Migration } from './migrate.ts'
import { openFile } from './open-file.ts'
import type { Query, Sql } from './sql.ts'

const migrations: readonly Migration[] = [
  {
    statements: `CREATE TABLE words (
      word text COLLATE "C" PRIMARY KEY, is_long boolean, parts jsonb, at timestamptz(3)
    );`,
  },
]

let folder: string
let file: Sql
beforeEach(() => {
  folder = newFolder()
  file = openFile({ folder, file: 'words.sqlite', migrations })
})
afterEach(async () => {
  await file.close()
})

const write = (query: Query, word: string) => query('INSERT INTO words (word) VALUES ($1)', [word])
const wordsIn = async (query: Query) =>
  (await query<{ word: string }>('SELECT word FROM words ORDER BY word')).map(({ word }) => word)

describe('a database in a file', () => {
  it('R18 shows no reader what a transaction has not committed', async () => {
    const begun = Promise.withResolvers<void>()
    const writing = file.transaction(async (query) => {
      await write(query, 'a')
      begun.resolve()
      await new Promise((resolve) => setTimeout(resolve, 20))
      await write(query, 'b')
    })
    await begun.promise
    expect(await wordsIn(file.query)).toEqual(['a', 'b'])
    await writing
  })

  it('R18 lets one transaction have its turn after another, and undoes one that fails alone', async () => {
    const seen: string[][] = []
    const work = (word: string) => async (query: Query) => {
      await write(query, word)
      await new Promise((resolve) => setTimeout(resolve, 5))
      seen.push(await wordsIn(query))
    }
    const first = file.transaction(work('a'))
    await new Promise((resolve) => setImmediate(resolve))
    const others = [file.transaction(work('a')), file.transaction(work('b'))]
    const settled = await Promise.allSettled([first, ...others])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(seen).toEqual([['a'], ['a', 'b']])
    expect(await wordsIn(file.query)).toEqual(['a', 'b'])
  })

  it('takes and gives truths, lists, JSON and times as Postgres does', async () => {
    const at = '2026-01-02T03:04:05.067Z'
    const written = await file.query(
      `INSERT INTO words VALUES ($1, $2::boolean, $3::jsonb, $4::timestamptz)
       ON CONFLICT (word) DO UPDATE SET at = excluded.at RETURNING *`,
      ['banana', true, '["ba"]', at],
    )
    expect(written).toEqual([{ word: 'banana', is_long: 1, parts: '["ba"]', at }])
    const found = await file.query(
      `SELECT word FROM words /* a hint */ WHERE word = ANY($1) AND is_long IS TRUE AND strpos(word, $2) > 0
       ORDER BY word COLLATE "C" FOR UPDATE`,
      [['maçã', 'banana'], 'nan'],
    )
    expect(found).toEqual([{ word: 'banana' }])
  })
})
