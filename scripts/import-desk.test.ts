import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createRecord } from '../lib/desk/server/desk-log.ts'
import { openPostgresDeskStore, openSqliteDeskStore } from '../lib/desk/server/store/open-desk-store.ts'
import { openSqliteJournal } from '../lib/orders/sqlite-journal.ts'
import { newOrderOf } from '../lib/orders/testing/sample-orders.ts'
import { createDatabase } from '../lib/server/database/testing/create-database.ts'
import { newFolder } from '../lib/testing/new-folder.ts'

const folder = newFolder()

function importInto(url: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/import-orders.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url },
    encoding: 'utf8',
  })
  return stdout || stderr
}

it('S42 users, log and searches of the desk go with the orders into the database, in their order and once', async () => {
  const url = await createDatabase()
  let time = Date.now() - 100_000_000
  const now = () => (time += 1000)
  const journal = openSqliteJournal({ folder: path.join(folder, 'orders'), now })
  await journal.create(newOrderOf())
  await journal.close()
  const file = openSqliteDeskStore({ folder: path.join(folder, 'desk'), now })
  const database = await openPostgresDeskStore({ url, now })
  const recordIn = (store: typeof file) =>
    createRecord(store, { user: 'ana', requestId: 'request-1', client: '::1' })
  const log = async (store: typeof file) =>
    (await store.listLog({ limit: 1000 })).map(({ id: _, ...entry }) => entry)
  await file.saveUser({ name: 'ana', hash: 'scrypt:of-ana' })
  for (let number = 0; number < 401; number += 1)
    await recordIn(file)('contact-erased', { code: String(number).padStart(12, '0') })
  await file.addEmptySearches('2026-11-26', [{ key: 'kombucha', words: 'kombucha', times: 4 }])

  const said = importInto(url)
  expect(said).toContain('Users of the desk that were copied: ana.')
  expect(said).toContain('Entries of the desk’s log that were copied: 401.')
  expect(said).toContain('orders.sqlite, sales.sqlite and desk.sqlite below')
  expect(await log(database)).toEqual(await log(file))
  const filter = { since: '2026-01-01', atLeast: 1, limit: 9 }
  expect(await database.listEmptySearches(filter)).toEqual(await file.listEmptySearches(filter))

  // The shop went on with the file, and is moved now.
  await recordIn(file)('signed-in')
  expect(importInto(url)).toContain('that were copied: 1.')
  expect(importInto(url)).not.toContain('that were copied:')
  expect(await log(database)).toEqual(await log(file))
  expect(await database.listEmptySearches(filter)).toEqual(await file.listEmptySearches(filter))

  // It works in the database from now on: what is older is put behind nothing.
  time -= 500
  await recordIn(file)('signed-out')
  time += 500
  await recordIn(database)('signed-in')
  const left = importInto(url)
  expect(left).toContain('Keep desk.sqlite: 1 of the entries of its log are there alone.')
  expect(left).toContain('orders.sqlite and sales.sqlite below')
  expect((await log(database))[0]?.action).toBe('signed-in')
  await Promise.all([file.close(), database.close()])
}, 120_000)
