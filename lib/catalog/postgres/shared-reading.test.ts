import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '../../server/database/postgres.ts'
import { createDatabase } from '../../server/database/testing/create-database.ts'
import { closedPort } from '../../testing/closed-port.ts'
import { openTcpProxy } from '../../testing/tcp-proxy.ts'
import { openReplica, type Replica, sampleStore, snapshotOf } from './testing/open-replica.ts'

let url: string
let open: Replica[] = []

beforeEach(async () => {
  url = await createDatabase()
})
afterEach(async () => {
  await Promise.all(open.map((replica) => replica.close()))
  open = []
})

function openReplicas(
  count: number,
  options: Omit<Parameters<typeof openReplica>[0], 'url'> & { url?: string },
) {
  const replicas = Array.from({ length: count }, () => openReplica({ url, ...options }))
  open.push(...replicas)
  return replicas
}

const titles = (replicas: readonly Replica[]) => replicas.map((replica) => replica.title())
const readers = (replicas: readonly Replica[]) => replicas.filter((replica) => replica.isReader())
const follower = (replicas: readonly Replica[]) =>
  replicas.find((replica) => !replica.isReader()) ?? expect.fail('all read')

describe('replicas that share their catalogue', () => {
  it('R30 ask the store once for all of them', async () => {
    const store = sampleStore({ products: 1200 })
    const replicas = openReplicas(4, { store })
    await expect.poll(() => titles(replicas)).toEqual(['a', 'a', 'a', 'a'])
    expect([store.reads, readers(replicas).length]).toEqual([1, 1])
    const [first, ...others] = replicas.map(({ reader }) => reader.find()?.snapshot)
    for (const other of others) expect(other).toEqual(first)
  })

  it('R30 show what the one that reads has found within two seconds, at every reading', async () => {
    const store = sampleStore()
    const replicas = openReplicas(3, { store, refreshMs: 1000 })
    await expect.poll(() => titles(replicas)).toEqual(['a', 'a', 'a'])
    store.title = 'b'
    const before = store.reads
    await expect.poll(() => titles(readers(replicas))).toEqual(['b'])
    await expect.poll(() => titles(replicas)).toEqual(['b', 'b', 'b'])
    expect(store.reads - before).toBeLessThanOrEqual(2)
  })

  it('R30 read anew when one of them is asked to, and all of them show it', async () => {
    const store = sampleStore()
    const replicas = openReplicas(3, { store })
    await expect.poll(() => titles(replicas)).toEqual(['a', 'a', 'a'])
    store.title = 'b'
    const asked = follower(replicas)
    expect([await asked.ask(), asked.title()]).toEqual([true, 'b'])
    await expect.poll(() => titles(replicas)).toEqual(['b', 'b', 'b'])
    store.title = 'c'
    expect(await readers(replicas)[0]?.ask()).toBe(true)
    await expect.poll(() => titles(replicas)).toEqual(['c', 'c', 'c'])
    expect(store.reads).toBe(3)
    store.isDown = true
    expect(await follower(replicas).ask()).toBe(false)
    expect(titles(replicas)).toEqual(['c', 'c', 'c'])
  })

  it('R30 answer whoever asks with a reading that began after it, whichever replica reads', async () => {
    const store = sampleStore()
    const replicas = openReplicas(3, { store, refreshMs: 1000 })
    await expect.poll(() => titles(replicas)).toEqual(['a', 'a', 'a'])
    const older = Promise.withResolvers<void>()
    store.gate = older.promise
    const before = store.reads
    await expect.poll(() => store.reads).toBe(before + 1)
    store.title = 'b'
    const asked = replicas.map(async (replica) => [await replica.ask(), replica.title()])
    older.resolve()
    expect(await Promise.all(asked)).toEqual([1, 2, 3].map(() => [true, 'b']))
  })

  it('R30 go on when the process that reads is killed', async () => {
    const script = fileURLToPath(new URL('./testing/reading-process.ts', import.meta.url))
    const child = fork(script, [url], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    expect(await once(child, 'message')).toEqual([true, undefined])
    const store = sampleStore()
    store.title = 'b'
    const [replica] = openReplicas(1, { store, refreshMs: 1000 })
    await expect.poll(() => replica?.title()).toBe('a')
    child.kill('SIGKILL')
    await expect.poll(() => replica?.title()).toBe('b')
  })

  it('R30 go on when the one that reads hangs, or its machine is gone without a word', async () => {
    const proxy = await openTcpProxy(url)
    const store = sampleStore()
    const [lost] = openReplicas(1, { store, url: proxy.url, refreshMs: 1000 })
    await expect.poll(() => lost?.isReader()).toBe(true)
    const [other] = openReplicas(1, { store, refreshMs: 1000 })
    await expect.poll(() => other?.title()).toBe('a')
    proxy.fallSilent()
    await expect.poll(() => other?.isReader()).toBe(true)
    store.title = 'b'
    await expect.poll(() => other?.title()).toBe('b')
  })

  it('R30 keep what they have while the database is away, read by themselves after a while, and share again', async () => {
    const database = await openTcpProxy(url)
    const store = sampleStore()
    const replicas = openReplicas(2, { store, url: database.url, refreshMs: 1000, graceMs: 600_000 })
    await expect.poll(() => titles(replicas)).toEqual(['a', 'a'])
    await database.stop()
    await expect.poll(() => replicas.flatMap(({ events }) => events)).toContain('catalog.reader-lost')
    store.title = 'b'
    const before = store.reads
    await Promise.all(replicas.map(({ reader }) => reader.refresh()))
    expect([titles(replicas), store.reads - before]).toEqual([['a', 'a'], 0])
    const even = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => even() + 700_000)
    await expect.poll(() => titles(replicas)).toEqual(['b', 'b'])
    await database.start()
    await expect.poll(() => readers(replicas).length).toBe(1)
    store.title = 'c'
    await expect.poll(() => titles(replicas)).toEqual(['c', 'c'])
    expect(readers(replicas)).toHaveLength(1)
  })

  it('R30 open without the database, with what the store says now', async () => {
    const nowhere = { url: url.replace(/:\d+\//, `:${await closedPort()}/`) }
    const store = sampleStore()
    const saved = snapshotOf({ ...store, title: 'of yesterday' })
    const replicas = [
      ...openReplicas(1, { ...nowhere, store }),
      ...openReplicas(1, { ...nowhere, store, saved }),
    ]
    await expect.poll(() => titles(replicas)).toEqual(['a', 'a'])
  })

  it('R30 let another one try when the store does not answer the one that reads', async () => {
    const unlucky = { ...sampleStore(), isDown: true }
    const [first] = openReplicas(1, { store: unlucky })
    await expect.poll(() => first?.isReader()).toBe(true)
    const [other] = openReplicas(1, { store: sampleStore() })
    await expect.poll(() => [first?.title(), other?.title()]).toEqual(['a', 'a'])
  })

  it('R30 of another format of the snapshot read for themselves', async () => {
    const store = sampleStore()
    const older = openReplicas(1, { store })
    const newer = openReplicas(1, { store: { ...store, title: 'newer' }, name: 'f0f0f0f0f0f0' })
    await expect.poll(() => titles([...older, ...newer])).toEqual(['a', 'newer'])
  })

  it('R30 read by themselves what is not as it was published', async () => {
    const store = sampleStore()
    const [first] = openReplicas(1, { store, refreshMs: 1000 })
    await expect.poll(() => first?.title()).toBe('a')
    await first?.close()
    const database = openPostgres({ url })
    await database.query(`UPDATE catalog_parts SET products = 'not it'::bytea`)
    // As the one that published it would.
    await database.query(`SELECT pg_advisory_lock(7310018, ${0xa0b1c2d})`)
    await database.query('UPDATE catalog_snapshots SET published_at = clock_timestamp()')
    const [other] = openReplicas(1, { store, refreshMs: 1000, graceMs: 500 })
    await expect.poll(() => other?.title()).toBe('a')
    expect(other?.events).toContain('catalog.published-unreadable')
    await database.close()
  })

  it('send only what changed, and use the very objects of what did not', async () => {
    const store = sampleStore({ products: 1200 })
    const replicas = openReplicas(2, { store })
    await expect.poll(() => titles(replicas)).toEqual(['a', 'a'])
    const database = openPostgres({ url })
    const digests = async () =>
      (await database.query<{ digest: string }>('SELECT digest FROM catalog_parts')).map(
        ({ digest }) => digest,
      )
    const before = await digests()
    const productsBefore = follower(replicas).reader.find()?.snapshot.products ?? []
    store.title = 'b'
    expect(await follower(replicas).ask()).toBe(true)
    const after = await digests()
    expect([before.length, after.length, after.filter((digest) => before.includes(digest)).length]).toEqual([
      6, 6, 5,
    ])
    const products = follower(replicas).reader.find()?.snapshot.products ?? []
    expect(products.filter((product, index) => product !== productsBefore[index])).toHaveLength(1)
    await database.close()
  })
})
