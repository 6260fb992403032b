import { openDatabase, type Value } from './database.ts'
import { DatabaseError, faultOf } from './fault.ts'
import { type Migration, migrate, writeNothing } from './migrate.ts'
import { closeToOthers } from './private-file.ts'
import { type Query, type Sql, type SqlValue, toSqlite } from './sql.ts'
import { whileLocked } from './while-locked.ts'

type Waiting = {
  readonly work: () => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

type Engine = {
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly flush: () => Promise<void>
}

/** Resolves once the transaction is on disk. */
type Commit = <T>(work: () => Promise<T>) => Promise<T>

/** Batches the work of one event-loop turn in a transaction; if a part fails, each runs again alone. */
export function createGroupCommit({ transaction, flush }: Engine): Commit {
  let waiting: Waiting[] = []

  async function written<T>(work: () => Promise<T>): Promise<T> {
    const result = await transaction(work)
    await flush()
    return result
  }

  function alone({ work, resolve, reject }: Waiting): void {
    written(work).then(resolve, reject)
  }

  async function commit(): Promise<void> {
    const group = waiting
    waiting = []
    try {
      const results = await written(async () => {
        const all: unknown[] = []
        for (const { work } of group) all.push(await work())
        return all
      })
      group.forEach(({ resolve }, index) => {
        resolve(results[index])
      })
    } catch (error) {
      if (group.length > 1 && faultOf(error) === null) group.forEach(alone)
      else for (const { reject } of group) reject(error)
    }
  }

  return <T>(work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void commit())
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject })
    })
}

type Options = {
  /** Created when missing, for its owner alone; `:memory:` keeps nothing. */
  readonly folder: string | ':memory:'
  readonly file: string
  readonly migrations: readonly Migration[]
  /** Milliseconds that opening blocks for another writer; a server takes 0. */
  readonly lockWaitMs?: number | undefined
}

export type SqlFile = Sql & {
  /** Does not wait for the disk: for data that can be written again. */
  readonly writeLater: Sql['transaction']
  /** Truncates the WAL, erasing overwritten data. Throws `locked` while another process reads. */
  readonly emptyLog: () => void
}

/** Opens and migrates a database file. All work queues, so that no read sees half a transaction. */
export function openFile({ folder, file, migrations, lockWaitMs = 5000 }: Options): SqlFile {
  const database = openDatabase(folder, { file, isPrecious: true, lockWaitMs })
  const waitMs = Math.max(lockWaitMs, 2000)
  const texts = new Map<string, string>()
  let running: Promise<void> | null = null

  try {
    if (folder !== ':memory:') closeToOthers(folder, 0o700)
    database.transaction(() => migrate(database, migrations))
    writeNothing(database)
    database.execute('PRAGMA busy_timeout = 0')
  } catch (error) {
    database.close()
    throw error
  }

  const inside: Query = async <Row>(statement: string, values: readonly SqlValue[] = []) => {
    const text = texts.get(statement) ?? toSqlite(statement)
    texts.set(statement, text)
    return database.all<Row>(text, parametersOf(values))
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const ended = Promise.withResolvers<void>()
    await whileLocked(async () => {
      while (running !== null) await running
      database.begin()
      running = ended.promise
    }, waitMs)
    try {
      const result = await work()
      database.commit()
      return result
    } catch (error) {
      database.rollback()
      throw error
    } finally {
      running = null
      ended.resolve()
    }
  }

  const commit = createGroupCommit({ transaction: alone, flush: database.flush })

  async function read<Row>(statement: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return whileLocked(async () => {
      while (running !== null) await running
      return inside<Row>(statement, values)
    }, waitMs)
  }

  return {
    query: (statement, values) =>
      isReading.test(statement) ? read(statement, values) : commit(() => inside(statement, values)),
    transaction: (work) => commit(() => work(inside)),
    writeLater: (work) => alone(() => work(inside)),
    emptyLog() {
      const emptied = running
        ? { busy: 1 }
        : database.find<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')
      if (emptied?.busy) throw new DatabaseError('locked', 'what was erased is still being read')
    },
    lock: async () => undefined,
    async check() {
      while (running !== null) await running
      writeNothing(database)
    },
    async close() {
      database.close()
    },
  }
}

const isReading = /^\s*(SELECT|WITH|EXPLAIN|PRAGMA)\b/

function parametersOf(values: readonly SqlValue[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, index) => [index + 1, driverValue(value)]))
}

function driverValue(value: SqlValue): Value {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value
}
