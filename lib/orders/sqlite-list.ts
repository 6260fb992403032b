import { foldText } from '../domain/text.ts'
import type { Query } from '../server/database/sql.ts'
import { findTexts } from './find-texts.ts'
import type { OrderFilter } from './order-journal.ts'
import type { OrderRow } from './order-rows.ts'
import { titlesOf } from './order-titles.ts'
import type { FoundFilter, Place, Selection } from './select-conditions.ts'
import { candidatesOf, selectionOf } from './sqlite-walk.ts'

/** Orders that are looked at in one go: some milliseconds, in which nothing else of the process is done. */
const maximumStep = 1000

/** The rows that a filter means, newest first, as far as titles are written down. Other work goes on between its steps. */
export async function listRows(query: Query, filter: OrderFilter): Promise<OrderRow[]> {
  const { limit = Number.POSITIVE_INFINITY, keys } = filter
  const found = await findTexts(query, filter)
  if (meansNone(found)) return []
  const rowsOf = async ({ statement, values }: Selection) => {
    const read = await query<OrderRow>(statement, values)
    return filter.title === undefined ? read : read.filter(holdsTitle(foldText(filter.title)))
  }
  if (keys) return (await rowsOf(selectionOf(found, keys))).filter(isBehind(filter.after)).slice(0, limit)
  const rows: OrderRow[] = []
  let after = filter.after
  for (let step = Math.min(limit, maximumStep); ; step = Math.min(step * 4, maximumStep)) {
    const { statement, values } = candidatesOf(found, after, step)
    const candidates = await query<Pick<OrderRow, 'created_at' | 'key'>>(statement, values)
    const selection = selectionOf(
      found,
      candidates.map(({ key }) => key),
    )
    rows.push(...(await rowsOf(selection)))
    const last = candidates.at(-1)
    if (!last || candidates.length < step || rows.length >= limit) return rows.slice(0, limit)
    after = { createdAt: last.created_at, key: last.key }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function meansNone({ keys, titles, spellings, states, fulfillment }: FoundFilter): boolean {
  return [keys, titles, spellings, states, fulfillment].some((values) => values?.length === 0)
}

function holdsTitle(folded: string) {
  return ({ lines }: OrderRow) =>
    titlesOf({ lines: JSON.parse(lines) }).some((title) => title.includes(folded))
}

function isBehind(after: Place | undefined) {
  return ({ created_at: createdAt, key }: OrderRow) =>
    !after || createdAt < after.createdAt || (createdAt === after.createdAt && key < after.key)
}
