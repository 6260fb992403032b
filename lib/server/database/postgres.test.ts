import { expect, it } from 'vitest'
import { openTcpProxy } from '../../testing/tcp-proxy.ts'
import { keepSession } from './keep-session.ts'
import { openPostgres } from './postgres.ts'
import type { Sql } from './sql.ts'
import { createDatabase } from './testing/create-database.ts'

it('R50 gives a slow statement its time, and a wait for a lock none', async () => {
  const url = await createDatabase()
  const slow = 'SELECT pg_sleep(2)'
  const hurried = openPostgres({ url, timeoutMs: 1000 })
  await expect(hurried.query(slow)).rejects.toThrow('timeout')
  const patient = openPostgres({ url, timeoutMs: 1000, statementTimeoutMs: 10_000 })
  await patient.query(slow)
  const holder = openPostgres({ url })
  await holder.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock(1)')
    await expect(patient.query('SELECT pg_advisory_xact_lock(1)')).rejects.toThrow('lock timeout')
  })
  await Promise.all([hurried.close(), patient.close(), holder.close()])
})

it('R26 goes through a pooler that takes no settings at the start, and has them all the same', async () => {
  const { url } = await openTcpProxy(await createDatabase(), { isPooler: true })
  const shown = `SELECT name, setting FROM pg_settings WHERE source = 'session' ORDER BY name`
  const ours = [
    { name: 'idle_in_transaction_session_timeout', setting: '2000' },
    { name: 'lock_timeout', setting: '1000' },
    { name: 'statement_timeout', setting: '1000' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'TimeZone', setting: 'UTC' },
  ]
  const pool = openPostgres({ url, timeoutMs: 1000 })
  expect(await pool.query(shown)).toEqual(expect.arrayContaining(ours))
  const session = keepSession({ url, begin: async () => undefined })
  await session.ready
  const kept = ['idle_session_timeout', 'tcp_keepalives_idle', 'tcp_user_timeout'].map((name) =>
    expect.objectContaining({ name }),
  )
  expect(await session.use((query) => query(shown))).toEqual(expect.arrayContaining(kept))
  await Promise.all([pool.close(), session.close()])
})

async function openCounts(): Promise<Sql> {
  const database = openPostgres({ url: await createDatabase() })
  await database.query('CREATE TABLE counts (name text PRIMARY KEY, count integer NOT NULL)')
  await database.query(`INSERT INTO counts VALUES ('a', 0), ('b', 0)`)
  return database
}

const add = 'UPDATE counts SET count = count + 1 WHERE name = $1'
const selectCounts = 'SELECT name, count FROM counts ORDER BY name'

it('R26 brings both transactions to their end that wait for one another', async () => {
  const database = await openCounts()
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  const addTo = (first: string, second: string) =>
    database.transaction(async (query) => {
      await query(add, [first])
      holding += 1
      if (holding === 2) bothHold.resolve()
      await bothHold.promise
      await query(add, [second])
    })
  await Promise.all([addTo('a', 'b'), addTo('b', 'a')])
  expect(await database.query(selectCounts)).toEqual(['a', 'b'].map((name) => ({ name, count: 2 })))
  await database.close()
})

it('R26 brings a statement of many rows to its end that a transaction waits for, and that waits for it', async () => {
  const database = await openCounts()
  let statement: Promise<unknown> | undefined
  await database.transaction(async (query) => {
    await query(add, ['b'])
    // Postgres ends one of the two, and either is tried again.
    if (!statement) {
      statement = database.query('UPDATE counts SET count = count + 1')
      const waiting = `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      await expect.poll(async () => (await database.query(waiting)).length).toBe(1)
    }
    await query(add, ['a'])
  })
  await statement
  expect(await database.query(selectCounts)).toEqual(['a', 'b'].map((name) => ({ name, count: 2 })))
  await database.close()
})
