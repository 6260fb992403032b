import { foldText } from '../domain/text.ts'
import type { Query } from '../server/database/sql.ts'

/** As the index `orders_by_place` has it. */
export const place = 'coalesce(delivery_zone, city) COLLATE "C"'

/** How this city is written in orders; the index is read from one spelling to the next. */
export async function spellingsOf(query: Query, city: string): Promise<string[]> {
  const rows = await query<{ spelling: string }>(
    `WITH RECURSIVE spellings (spelling) AS (
       SELECT * FROM (SELECT ${place} FROM orders WHERE ${place} > '' ORDER BY ${place} LIMIT 1) AS first
       UNION ALL
       SELECT (SELECT ${place} FROM orders WHERE ${place} > spelling ORDER BY ${place} LIMIT 1)
       FROM spellings WHERE spelling IS NOT NULL
     )
     SELECT spelling FROM spellings WHERE spelling IS NOT NULL`,
  )
  const folded = foldText(city)
  return rows.map(({ spelling }) => spelling).filter((spelling) => foldText(spelling) === folded)
}
