import type { Query } from '../../server/database/sql.ts'
import type { OrderFilter } from '../order-journal.ts'
import { spellingsOf } from './places.ts'
import type { FoundFilter } from './select-rows.ts'
import { findTitles } from './titles.ts'

/** Finds the texts of a filter among those that stand in orders. */
export async function findTexts(query: Query, { title, city, ...filter }: OrderFilter): Promise<FoundFilter> {
  return {
    ...filter,
    ...(title !== undefined && { titles: await findTitles(query, title) }),
    ...(city !== undefined && { spellings: await spellingsOf(query, city) }),
  }
}
