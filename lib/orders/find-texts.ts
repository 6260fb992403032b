import { foldText } from '../domain/text.ts'
import type { Query } from '../server/database/sql.ts'
import type { OrderFilter } from './order-journal.ts'
import { spellingsOf } from './places.ts'
import type { FoundFilter } from './select-conditions.ts'

/** Finds the texts of a filter among those that stand in orders. */
export async function findTexts(
  query: Query,
  { title, city, limit: _limit, after: _after, ...filter }: OrderFilter,
): Promise<FoundFilter> {
  return {
    ...filter,
    ...(title !== undefined && { titles: await findTitles(query, title) }),
    ...(city !== undefined && { spellings: await spellingsOf(query, city) }),
  }
}

/** Of the titles that hold this text. */
async function findTitles(query: Query, text: string): Promise<number[]> {
  const rows = await query<{ id: number }>('SELECT id FROM titles WHERE strpos(folded, $1) > 0', [
    foldText(text),
  ])
  return rows.map(({ id }) => id)
}
