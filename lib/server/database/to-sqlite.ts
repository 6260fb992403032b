/** What the two engines say differently, of what the shop says to both. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/= ANY\((\$\d+)\)/g, 'IN (SELECT value FROM json_each($1))'],
  // A transaction is alone in the file: its rows are locked.
  [/ FOR (NO KEY )?(UPDATE|SHARE)\b/g, ''],
  [/\bstrpos\(/g, 'instr('],
  // Texts are compared by their bytes as it is.
  [/ COLLATE "C"/g, ''],
  // A hint that Postgres does not take: it knows how many rows there are.
  [/\/\* (INDEXED BY \w+) \*\//g, '$1'],
  [/::[a-z]+/g, ''],
  [/ timestamptz(\(\d\))?/g, ' TEXT'],
  [/ jsonb/g, ' TEXT'],
  [/ boolean/g, ' INTEGER'],
]

/** A statement that is written for Postgres, for SQLite. */
export function toSqlite(statement: string): string {
  return translations.reduce((text, [said, meant]) => text.replace(said, meant), statement)
}
