/** Booleans come back as 1 or 0. */
export type SqlValue = string | number | boolean | null | readonly (string | number)[] | Buffer

/** Runs one statement. In rows, times are ISO 8601, booleans 1 or 0, JSON is text, on both engines. */
export type Query = <Row>(statement: string, values?: readonly SqlValue[]) => Promise<Row[]>

/** Database of either engine, in the SQL that SQLite shares or `toSqlite` translates. */
export type Sql = {
  readonly query: Query
  /** Commits atomically; on disk when it resolves. The work may run twice, and only uses its own query. */
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  readonly lock: (query: Query, lockClass: number, number: number) => Promise<void>
  readonly check: () => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Builds `($1, $2), ($3, $4)` for an `INSERT`. */
export function placeholders(rows: number, columns: number): string {
  const row = (first: number) => Array.from({ length: columns }, (_, column) => `$${first + column + 1}`)
  return Array.from({ length: rows }, (_, index) => `(${row(index * columns).join(', ')})`).join(', ')
}

const translations: readonly (readonly [RegExp, string])[] = [
  [/= ANY\((\$\d+)\)/g, 'IN (SELECT value FROM json_each($1))'],
  [/ FOR (NO KEY )?(UPDATE|SHARE)\b/g, ''],
  [/\bstrpos\(/g, 'instr('],
  [/ COLLATE "C"/g, ''],
  // SQLite hints that Postgres rejects.
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
