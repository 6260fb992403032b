import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export type Value = SQLInputValue
type Parameters = Readonly<Record<string, Value>>

/** The few things the shop asks of a database; rows have the shape the statement gives them. */
export type Database = {
  run(statement: string, parameters?: Parameters): { changes: number }
  all<Row>(statement: string, parameters?: Parameters): Row[]
  find<Row>(statement: string, parameters?: Parameters): Row | null
  /** Statements without parameters, several at a time. */
  execute(statements: string): void
  /** All or nothing, and alone: other processes wait. Inside another transaction it joins that one. */
  transaction<T>(work: () => T): T
  close(): void
}

/** Milliseconds a connection waits for another one that is writing. */
const busyTimeout = 5000

type Options = {
  readonly file?: string
  /** Every commit is on the disk before it returns, and what is deleted is overwritten with zeros. */
  readonly isPrecious?: boolean
}

/** Opens a file below the folder, which is made when missing, or a database in memory. */
export function openDatabase(
  folder: string | ':memory:',
  { file = 'store.sqlite', isPrecious = false }: Options = {},
): Database {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true })
  const driver = new DatabaseSync(
    folder === ':memory:' ? folder : join(/* turbopackIgnore: true */ folder, file),
    {
      timeout: busyTimeout,
      enableForeignKeyConstraints: true,
    },
  )
  driver.exec('PRAGMA journal_mode = WAL')
  driver.exec(
    isPrecious ? 'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON' : 'PRAGMA synchronous = NORMAL',
  )
  const statements = new Map<string, StatementSync>()
  let isInTransaction = false

  function prepared(text: string): StatementSync {
    const known = statements.get(text)
    if (known) return known
    const statement = driver.prepare(text)
    statements.set(text, statement)
    return statement
  }

  function transaction<T>(work: () => T): T {
    if (isInTransaction) return work()
    driver.exec('BEGIN IMMEDIATE')
    isInTransaction = true
    try {
      const result = work()
      driver.exec('COMMIT')
      return result
    } catch (error) {
      driver.exec('ROLLBACK')
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
    close: () => driver.close(),
  }
}
