import type { Query } from '../../server/database/sql.ts'
import { findTexts } from '../find-texts.ts'
import type { OrderFilter } from '../order-journal.ts'
import { selectionOf as selectionInPostgres } from '../postgres/select-rows.ts'
import { candidatesOf, selectionOf } from '../sqlite-walk.ts'
import { keyOf } from './sample-orders.ts'

/** How SQLite finds the next page of a filter: first which orders, then what they are. */
export async function planInFile(query: Query, filter: OrderFilter): Promise<string[]> {
  const found = await findTexts(query, filter)
  const plans = [candidatesOf(found, filter.after, 51), selectionOf(found, [keyOf(1), keyOf(2)])].map(
    ({ statement, values }) => query<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, values),
  )
  return (await Promise.all(plans)).flat().map(({ detail }) => detail)
}

/** How Postgres does. */
export async function planInDatabase(query: Query, filter: OrderFilter): Promise<string[]> {
  const { statement, values } = selectionInPostgres(await findTexts(query, filter), { ...filter, limit: 51 })
  const rows = await query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, values)
  return rows.map((row) => row['QUERY PLAN'])
}
