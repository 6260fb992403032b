import type { Database } from '../../server/database/database.ts'
import type { Query } from '../../server/database/sql.ts'
import type { OrderFilter } from '../order-journal.ts'
import { findTexts } from '../postgres/find-texts.ts'
import { selectionOf as selectionInPostgres } from '../postgres/select-rows.ts'
import { candidatesOf, selectionOf } from '../select-rows.ts'
import { findTextsInFile } from '../sqlite-list.ts'

/** How SQLite finds the next page of a filter: first which orders, then what they are. */
export function planInFile(database: Database, filter: OrderFilter): string[] {
  const found = findTextsInFile(database, filter)
  const selections = [candidatesOf(found, filter.after, 51), selectionOf(found, ['key-1', 'key-2'])]
  return selections.flatMap(({ statement, parameters }) =>
    database
      .all<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, parameters)
      .map(({ detail }) => detail),
  )
}

/** How Postgres does. */
export async function planInDatabase(query: Query, filter: OrderFilter): Promise<string[]> {
  const { statement, values } = selectionInPostgres(await findTexts(query, { ...filter, limit: 51 }))
  const rows = await query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, values)
  return rows.map((row) => row['QUERY PLAN'])
}
