import { describe, expect, it } from 'vitest'
import { openPostgres } from '../../../server/database/postgres.ts'
import { reconnecting } from '../../../server/database/reconnecting.ts'
import { createDatabase } from '../../../server/database/testing/create-database.ts'
import { stoppedClock } from '../../../testing/stopped-clock.ts'
import { openTcpProxy } from '../../../testing/tcp-proxy.ts'
import { deskStoreContract } from './desk-store.contract.ts'
import { selectDevice } from './desk-store-in.ts'
import { openPostgresDeskStore } from './open-desk-store.ts'

deskStoreContract('Postgres', async (start) => {
  const { now, passMilliseconds } = stoppedClock(start)
  return { store: await openPostgresDeskStore({ url: await createDatabase(), now }), passMilliseconds }
})

describe('openPostgresDeskStore', () => {
  it('S39 ends a session on all replicas at once', async () => {
    const url = await createDatabase()
    const replicas = await Promise.all([1, 2].map(() => openPostgresDeskStore({ url, now: Date.now })))
    const [one, other] = replicas
    await one?.createSession({
      tokenHash: 'token-1',
      user: 'ana',
      credential: 'credential-1',
      client: '198.51.100.1',
      deviceHash: 'device-1',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    })
    expect(await other?.findSession('token-1')).toMatchObject({ user: 'ana' })
    await other?.endSessions('ana')
    expect(await one?.findSession('token-1')).toBeNull()
    await Promise.all(replicas.map((store) => store.close()))
  })

  it('S40 finds a device by an index, which strangers have it look for', async () => {
    const url = await createDatabase()
    await (await openPostgresDeskStore({ url, now: Date.now })).close()
    const database = openPostgres({ url })
    const plan = await database.transaction(async (query) => {
      // Few rows are read whole, whatever index there is.
      await query('SET LOCAL enable_seqscan = off')
      return query<object>(`EXPLAIN ${selectDevice}`, ['device-1', '2026-01-02'])
    })
    await database.close()
    expect(JSON.stringify(plan)).toContain('desk_sessions_of_device')
  })

  it('is there again by itself after the server was away', async () => {
    const database = await openTcpProxy(await createDatabase())
    const reported: (string | null)[] = []
    const store = reconnecting({
      isServer: true,
      open: () => openPostgresDeskStore({ url: database.url, now: Date.now }),
      onChange: (fault) => reported.push(fault),
    })
    await store.saveUser({ name: 'ana', hash: 'hash-1' })
    await database.stop()
    await expect(store.listUsers()).rejects.toThrow()
    await database.start()
    await expect.poll(() => reported.at(-1), { timeout: 20_000 }).toBeNull()
    expect(await store.listUsers()).toHaveLength(1)
    await store.close()
  })
})
