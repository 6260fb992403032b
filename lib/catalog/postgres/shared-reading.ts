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

const readerLockClass = 7_310_018

/** Milliseconds of silence after which a holder, which reports every second, counts as hung. */
const silenceMs = 6000

const numberOf = (name: string) => Number.parseInt(name.slice(0, 7), 16)

/**
 * Takes the lock of the replica that reads the store. The server frees a dead holder's lock; a hung one looks
 * alive, so a replica that finds it silent ends its connection.
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
  readonly name: string
  readonly readStore: (previous: CatalogSnapshot | null) => Promise<Result<CatalogSnapshot, StoreApiError>>
  readonly refreshMs: number
  readonly refresh: () => Promise<boolean>
  readonly log: CatalogLog
  /** Milliseconds beyond `refreshMs` without any reading before this replica reads by itself. */
  readonly graceMs?: number
}

const askedMs = 30_000
/** Milliseconds after a failed first reading before another replica may try. */
const shortRestMs = 2000

const nothingNew = success(null)

/** Elects one replica to read the store and publish; the others follow. */
export function createSharedReading(options: Options) {
  const { url, name, readStore, refreshMs, refresh, log, graceMs = 30_000 } = options
  const published = createPublishedCatalog(name)
  let hasConnected = false
  let isReader = false
  /** Requests that no later reading has answered. */
  const asked = new Set<string>()
  const waiting = new Map<string, (isRead: boolean) => void>()
  let isAskedAlone = false
  let seen = ''
  let loaded = ''
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

  /** Lets another replica try. */
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
      // Another replica is reading for the first time.
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  return {
    /** Reads the published snapshot or, as the reader, the store; null: unchanged. */
    read,
    /** Requests a reading by any replica. False on failure or without an answer. */
    async ask(): Promise<boolean> {
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
      // A reading under way may have begun before the request.
      const isNew = await refresh()
      return isAskedAlone || (isRead && isNew) ? refresh() : isNew
    },
    close: session.close,
  }
}
