import { randomBytes } from 'node:crypto'
import { type Result, success } from '../../domain/result.ts'
import { keepSession } from '../../server/database/keep-session.ts'
import { migratePostgres } from '../../server/database/migrate.ts'
import { allOrNothing } from '../../server/database/postgres.ts'
import type { Query } from '../../server/database/sql.ts'
import { raceTimeout } from '../../server/timing.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type { CatalogLog } from '../catalog-reader.ts'
import type { CatalogSnapshot } from '../snapshot.ts'
import { channelOf, createPublishedCatalog, migrations, type Publication } from './published-catalog.ts'

/** The first half of the lock, so that nothing else takes it. */
const readerLockClass = 7_310_018

/** Milliseconds without a word of a holder that should say something every second. */
const silenceMs = 6000

/** The second half: a number for the name, a text of hexadecimal digits. */
const numberOf = (name: string) => Number.parseInt(name.slice(0, 7), 16)

/**
 * Takes the lock of the one replica that reads the store, for as long as this connection lives. The server lets go of
 * it when its holder dies. A holder that was cut off from the database, or hangs, looks alive to the server: a replica that
 * finds it silent ends its connection, and gets the lock next time.
 */
async function tryReaderLock(query: Query, name: string): Promise<boolean> {
  const lock = [readerLockClass, numberOf(name)]
  const [row] = await query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', lock)
  if (row?.held) return true
  await query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objsubid = 2 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND classid = $1::integer::oid AND objid = $2::integer::oid
       AND state_change < clock_timestamp() - $3::integer * interval '1 millisecond'`,
    [...lock, silenceMs],
  )
  return false
}

async function releaseReaderLock(query: Query, name: string): Promise<void> {
  await query('SELECT pg_advisory_unlock($1, $2)', [readerLockClass, numberOf(name)])
}

type Options = {
  readonly url: string
  /** Of the store and the format of its snapshot, in hexadecimal digits: replicas that share it understand what is published. */
  readonly name: string
  /** One reading of the store itself. */
  readonly readStore: (previous: CatalogSnapshot | null) => Promise<Result<CatalogSnapshot, StoreApiError>>
  readonly refreshMs: number
  /** Called when there is something to be read; calls `read`, unless that is under way. */
  readonly refresh: () => Promise<boolean>
  readonly log: CatalogLog
  /** Milliseconds beyond `refreshMs` without a reading by anybody, after which this replica reads by itself. */
  readonly graceMs?: number
}

export type SharedReading = {
  /** What the replica that reads the store has published or, where this is the one, what the store says; null: nothing new. */
  readonly read: (previous: CatalogSnapshot | null) => Promise<Result<CatalogSnapshot | null, StoreApiError>>
  /** Has the store read anew, whichever replica does it. False when that failed, or no replica answered. */
  readonly ask: () => Promise<boolean>
  readonly close: () => Promise<void>
}

const askedMs = 30_000
/** Milliseconds after a failed reading in which another replica may try, while there is nothing to show. */
const shortRestMs = 2000

const nothingNew = success(null)

/** One of all replicas that share a database reads the store and publishes what it says; the others follow. */
export function createSharedReading(options: Options): SharedReading {
  const { url, name, readStore, refreshMs, refresh, log, graceMs = 30_000 } = options
  const published = createPublishedCatalog(name)
  let hasConnected = false
  let isReader = false
  /** Questions of all replicas that no reading has answered which began after them. */
  const asked = new Set<string>()
  const waiting = new Map<string, (isRead: boolean) => void>()
  let isAskedAlone = false
  let seen = ''
  let loaded = ''
  /** When anybody last read the store, as far as this replica knows; by the clock that goes on evenly. */
  let lastReadAt = performance.now()
  let restsUntil = Number.NEGATIVE_INFINITY

  const session = keepSession({
    url,
    async begin(query) {
      const transaction = <T>(work: (query: Query) => Promise<T>) => allOrNothing(query, work)
      await migratePostgres({ transaction }, { part: 'catalogue', migrations })
      await query(`LISTEN ${channelOf(name)}`)
      hasConnected = true
    },
    onNotification(payload) {
      const [word, ...questions] = payload.split(' ')
      if (word === 'asked') for (const question of questions) asked.add(question)
      else answer(questions, word === 'published')
      if (word === 'published' || (word === 'asked' && isReader)) void refresh()
    },
    look,
    onLost() {
      if (isReader) log('warn', 'catalog.reader-lost')
      isReader = false
      answer([...waiting.keys()], false)
    },
  })

  function answer(questions: readonly string[], isRead: boolean): void {
    for (const question of questions) {
      asked.delete(question)
      waiting.get(question)?.(isRead)
    }
  }

  const say = (query: Query, word: 'asked' | 'failed', questions: readonly string[]) =>
    query('SELECT pg_notify($1, $2)', [channelOf(name), [word, ...questions].join(' ')])

  async function look(query: Query): Promise<void> {
    if (!isReader && performance.now() > restsUntil) {
      isReader = await tryReaderLock(query, name)
      if (isReader) log('info', 'catalog.reader')
    }
    const found = await published.find(query)
    if (found && found.reading === loaded) lastReadAt = performance.now() - found.ageMs
    if (isDue(found) || (found && found.reading !== seen)) void refresh()
  }

  const isDue = (found: Publication | null) =>
    isReader && (asked.size > 0 || !found || found.ageMs >= refreshMs)

  async function readAndPublish(previous: CatalogSnapshot | null) {
    isAskedAlone = false
    const answered = [...asked]
    const result = await readStore(previous)
    lastReadAt = performance.now()
    if (!isReader) return result
    const restMs = previous === null ? shortRestMs : refreshMs
    try {
      if (result.ok) {
        loaded = await session.use((query) => published.publish(query, result.value, answered))
        seen = loaded
      } else {
        await session.use((query) => giveWay(query, restMs))
      }
    } catch (error) {
      restsUntil = performance.now() + restMs
      log('warn', 'catalog.publish-failed', { message: String(error) })
    }
    return result
  }

  /** The store may answer another replica. */
  async function giveWay(query: Query, restMs: number): Promise<void> {
    isReader = false
    restsUntil = performance.now() + restMs
    await releaseReaderLock(query, name)
    await say(query, 'failed', [...asked])
  }

  async function follow(query: Query, previous: CatalogSnapshot | null) {
    const found = await published.find(query)
    if (isDue(found)) return null
    if (found === null || found.reading === seen) return nothingNew
    seen = found.reading
    const publication = await published.load(query, previous).catch((error: unknown) => {
      log('warn', 'catalog.published-unreadable', { message: String(error) })
      return null
    })
    if (!publication) return nothingNew
    seen = publication.reading
    loaded = publication.reading
    lastReadAt = performance.now() - found.ageMs
    return success(publication.snapshot)
  }

  async function read(previous: CatalogSnapshot | null) {
    await session.looked
    const deadline = performance.now() + graceMs
    for (;;) {
      const isLate = performance.now() - lastReadAt > refreshMs + graceMs
      const isAlone = !session.isOpen() && (previous === null || !hasConnected)
      if (isAlone) return readAndPublish(previous)
      const followed = await session.use((query) => follow(query, previous)).catch(() => nothingNew)
      if (followed === null) return readAndPublish(previous)
      if (followed.value !== null) return followed
      if (isLate || isAskedAlone) return readAndPublish(previous)
      if (previous !== null) return followed
      if (performance.now() > deadline) return readAndPublish(previous)
      // Another replica reads the store for the first time.
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  return {
    read,
    async ask() {
      const question = randomBytes(4).toString('hex')
      const answered = new Promise<boolean>((resolve) => waiting.set(question, resolve))
      const said = session.use((query) => say(query, 'asked', [question]))
      const isRead = await said.then(
        () => raceTimeout(answered, askedMs).then(Boolean),
        () => null,
      )
      waiting.delete(question)
      isAskedAlone = isRead === null
      if (isRead === false) return false
      // What is under way may have begun before.
      const isNew = await refresh()
      return isAskedAlone || (isRead && isNew) ? refresh() : isNew
    },
    close: session.close,
  }
}
