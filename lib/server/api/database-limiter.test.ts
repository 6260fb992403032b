import { afterAll, describe, expect, it } from 'vitest'
import { openTcpProxy } from '../../testing/tcp-proxy.ts'
import { createDatabase } from '../database/testing/create-database.ts'
import { type Counters, createCounters } from './counters.ts'
import { createDatabaseLimiter, type LimitDatabase, openLimitDatabase } from './database-limiter.ts'

const limits = { checkout: { calls: 20, seconds: 60 } }

const open: LimitDatabase[] = []
afterAll(() => Promise.all(open.map((database) => database.close())))

/** What one replica counts with. */
function replica(url: string): Counters<'checkout'> {
  const database = openLimitDatabase({ url, timeoutMs: 20_000 })
  open.push(database)
  return createCounters({
    limits,
    scale: 1,
    salt: 's',
    limiterOf: (options) => createDatabaseLimiter(database, options),
  })
}

async function refused(counters: readonly Counters<'checkout'>[], calls: number): Promise<number> {
  const waits = await Promise.all(
    Array.from({ length: calls }, (_, call) =>
      counters[call % counters.length]?.take('checkout', '203.0.113.7'),
    ),
  )
  return waits.filter((wait) => typeof wait === 'number').length
}

describe('a limit that replicas share', () => {
  it('S11 R26 counts the calls of all of them together', async () => {
    const url = await createDatabase()
    const replicas = [replica(url), replica(url), replica(url)]
    expect(await refused(replicas, 60)).toBe(40)
    for (const each of replicas) {
      expect(await each.look('checkout', '203.0.113.7')).toBeGreaterThan(50)
      expect(await each.look('checkout', '203.0.113.8')).toBeNull()
    }
  })

  it('S11 R26 is counted by each alone while the database is away, and together again afterwards', async () => {
    const database = await openTcpProxy(await createDatabase())
    const replicas = [replica(database.url), replica(database.url)]
    expect(await refused(replicas, 10)).toBe(0)
    await database.stop()
    expect(await refused(replicas, 50)).toBe(10)
    await database.start()
    const someone = () => replicas.map((each) => each.take('checkout', `203.0.113.${Math.random()}`))
    await expect
      .poll(
        async () => {
          await Promise.all(someone())
          return refused(replicas, 1)
        },
        { timeout: 20_000 },
      )
      .toBe(0)
  })
})
