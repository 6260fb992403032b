import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { blockFor } from '../timing.ts'
import { faultOf } from './fault.ts'
import { openPrivateFile } from './private-file.ts'

type Flush = {
  /** Resolves when all that was committed before is on the disk; rejects with the disk's own error. */
  readonly flush: () => Promise<void>
  readonly close: () => void
}

/** Flushes the log of writes beside the event loop; writers that come meanwhile share the next turn. */
function createFlush(logOfWrites: string): Flush {
  // No lock of SQLite's is on this file: closing it lets go of none. It stays the same as long as the database is open.
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
      // What was committed since the disk began may not be part of what it is writing.
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
  /** Statements without parameters, several at a time. */
  execute(statements: string): void
  /** All or nothing, and alone: other processes wait. Inside another transaction it joins that one. */
  transaction<T>(work: () => T): T
  /** What `transaction` is made of, for work that goes on beside the caller's. */
  begin(): void
  commit(): void
  rollback(): void
  /** Resolves when all that was committed before is on the disk, also when the power fails; at once in memory. */
  flush(): Promise<void>
  close(): void
}

type Options = {
  readonly file?: string
  /**
   * Milliseconds a statement waits for another process that is writing. Nothing else goes on in this process meanwhile:
   * a server takes 0 and waits with `whileLocked`.
   */
  readonly lockWaitMs?: number
  /** What is deleted is overwritten with zeros. */
  readonly isPrecious?: boolean
}

/** Opens a file for its owner alone, or a database in memory; throws with a fault (`faultOf`). */
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

  /** A full disk has rolled back by itself already; a second complaint would hide the first. */
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
    // Normal: the disk is waited for by `flush`, and by SQLite itself wherever a crash could harm the file.
    driver.exec('PRAGMA synchronous = NORMAL')
    if (isPrecious) driver.exec('PRAGMA secure_delete = ON')
    return driver
  } catch (error) {
    driver.close()
    throw error
  }
}

/** Switches to writing ahead; SQLite refuses all but one process at once, so the others try again. */
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
