import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { blockFor } from '../timing.ts'
import { faultOf } from './fault.ts'
import { openPrivateFile } from './private-file.ts'

type Flush = {
  /** Resolves once earlier commits are on disk; rejects with the disk's own error. */
  readonly flush: () => Promise<void>
  readonly close: () => void
}

/** Syncs the WAL off the event loop; concurrent callers share the next sync. */
function createFlush(logOfWrites: string): Flush {
  // SQLite holds no lock on this file, so closing it releases none. It stays the same while the database is
  // open.
  let opened: Promise<FileHandle> | null = null
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function flushNow(): Promise<void> {
    opened ??= open(logOfWrites, 'r+')
    const [handle] = await Promise.allSettled([opened])
    if (handle.status === 'fulfilled') return handle.value.datasync()
    opened = null
    throw handle.reason
  }

  function start(): Promise<void> {
    next = null
    running = flushNow().finally(() => {
      running = null
    })
    return running
  }

  return {
    flush() {
      if (running === null) return start()
      // A sync under way may miss later commits.
      next ??= running.then(start, start)
      return next
    },
    close() {
      void opened?.then((handle) => handle.close()).catch(() => undefined)
      opened = null
    },
  }
}

export type Value = SQLInputValue
type Parameters = Readonly<Record<string, Value>>

export type Database = {
  run(statement: string, parameters?: Parameters): { changes: number }
  all<Row>(statement: string, parameters?: Parameters): Row[]
  find<Row>(statement: string, parameters?: Parameters): Row | null
  execute(statements: string): void
  /** Runs atomically and exclusively: other processes wait. Joins an enclosing transaction. */
  transaction<T>(work: () => T): T
  /** For transactions that outlive one call. */
  begin(): void
  commit(): void
  rollback(): void
  /** Resolves once earlier commits survive a power cut; at once in memory. */
  flush(): Promise<void>
  close(): void
}

type Options = {
  readonly file?: string
  /** Milliseconds of blocking for another writer. A server takes 0 and uses `whileLocked`. */
  readonly lockWaitMs?: number
  /** Overwrites deleted data with zeros. */
  readonly isPrecious?: boolean
}

/** Opens a file readable only by its owner, or a database in memory; throws with a fault (`faultOf`). */
export function openDatabase(
  folder: string | ':memory:',
  { file: name = 'store.sqlite', isPrecious = false, lockWaitMs = 5000 }: Options = {},
): Database {
  const file = folder === ':memory:' ? null : openPrivateFile(join(/* turbopackIgnore: true */ folder, name))
  const driver = openDriver(file?.path ?? ':memory:', { isPrecious, lockWaitMs })
  const log = file && createFlush(`${file.path}-wal`)
  const statements = new Map<string, StatementSync>()
  let isInTransaction = false

  function prepared(text: string): StatementSync {
    const known = statements.get(text)
    if (known) return known
    const statement = driver.prepare(text)
    statements.set(text, statement)
    return statement
  }

  function begin(): void {
    file?.assertInPlace()
    prepared('BEGIN IMMEDIATE').run()
  }

  const commit = () => void prepared('COMMIT').run()

  /** A full disk has rolled back already; a second error would hide the first. */
  function rollback(): void {
    if (driver.isTransaction) prepared('ROLLBACK').run()
  }

  function transaction<T>(work: () => T): T {
    if (isInTransaction) return work()
    begin()
    isInTransaction = true
    try {
      const result = work()
      commit()
      return result
    } catch (error) {
      rollback()
      throw error
    } finally {
      isInTransaction = false
    }
  }

  return {
    run: (text, parameters = {}) => ({ changes: Number(prepared(text).run(parameters).changes) }),
    all: <Row>(text: string, parameters: Parameters = {}) => prepared(text).all(parameters) as Row[],
    find: <Row>(text: string, parameters: Parameters = {}) =>
      (prepared(text).get(parameters) as Row | undefined) ?? null,
    execute: (text) => driver.exec(text),
    transaction,
    begin,
    commit,
    rollback,
    flush: async () => log?.flush(),
    close() {
      log?.close()
      driver.close()
    },
  }
}

function openDriver(
  path: string,
  { isPrecious, lockWaitMs }: Required<Pick<Options, 'isPrecious' | 'lockWaitMs'>>,
): DatabaseSync {
  const driver = new DatabaseSync(path, { timeout: lockWaitMs, enableForeignKeyConstraints: true })
  try {
    writeAhead(driver, lockWaitMs)
    // `flush` waits for the disk, and SQLite itself where a crash could corrupt the file.
    driver.exec('PRAGMA synchronous = NORMAL')
    if (isPrecious) driver.exec('PRAGMA secure_delete = ON')
    return driver
  } catch (error) {
    driver.close()
    throw error
  }
}

/** Switches to WAL mode; SQLite lets one process do so at a time, so the others retry. */
function writeAhead(driver: DatabaseSync, lockWaitMs: number): void {
  const deadline = performance.now() + lockWaitMs
  for (;;) {
    try {
      driver.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (faultOf(error) !== 'locked' || performance.now() > deadline) throw error
      blockFor(2)
    }
  }
}
