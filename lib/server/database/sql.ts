/** What a placeholder may stand for; a truth is 1 or 0 in a row. */
export type SqlValue = string | number | boolean | null | readonly (string | number)[] | Buffer

/**
 * Runs one statement, with `$1`, `$2`, … for its values. In the rows that come back times are ISO 8601, truths 1 or 0,
 * sums and counts numbers, and JSON is text, whatever the engine.
 */
export type Query = <Row>(statement: string, values?: readonly SqlValue[]) => Promise<Row[]>

/**
 * A database, of either engine. Statements are written as Postgres understands them, in the part of its language that
 * SQLite shares or `toSqlite` translates. All that it throws because of the database has a fault (`faultOf`).
 */
export type Sql = {
  readonly query: Query
  /** All or nothing, and on the disk when it resolves. The work may be done twice; it calls nothing but its own query. */
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  /** Waits until no other transaction has this lock, and keeps it until its own ends. Transactions of SQLite are alone. */
  readonly lock: (query: Query, lockClass: number, number: number) => Promise<void>
  readonly check: () => Promise<unknown>
  readonly close: () => Promise<void>
}

/** `($1, $2), ($3, $4)`: as many rows of so many columns, for an `INSERT`. */
export function placeholders(rows: number, columns: number): string {
  const row = (first: number) => Array.from({ length: columns }, (_, column) => `$${first + column + 1}`)
  return Array.from({ length: rows }, (_, index) => `(${row(index * columns).join(', ')})`).join(', ')
}

/** What the two engines say differently, of what the shop says to both. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/= ANY\((\$\d+)\)/g, 'IN (SELECT value FROM json_each($1))'],
  // A transaction is alone in the file: its rows are locked.
  [/ FOR (NO KEY )?(UPDATE|SHARE)\b/g, ''],
  [/\bstrpos\(/g, 'instr('],
  // Texts are compared by their bytes as it is.
  [/ COLLATE "C"/g, ''],
  // Hints that Postgres does not take: it knows how many rows there are, and its columns have types.
  [/\/\* (INDEXED BY \w+|STRICT(?:, WITHOUT ROWID)?) \*\//g, '$1'],
  [/ (bigint|integer) GENERATED ALWAYS AS IDENTITY/g, ' INTEGER'],
  [/::[a-z]+/g, ''],
  [/ timestamptz(\(\d\))?/g, ' TEXT'],
  [/ jsonb/g, ' TEXT'],
  [/ boolean/g, ' INTEGER'],
]

export function toSqlite(statement: string): string {
  return translations.reduce((text, [said, meant]) => text.replace(said, meant), statement)
}
