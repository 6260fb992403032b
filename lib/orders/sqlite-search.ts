import type { OrderKey } from '../domain/order.ts'
import type { SqlFile } from '../server/database/open-file.ts'
import type { Query } from '../server/database/sql.ts'
import { titlesOf } from './select-conditions.ts'

/** Changes sorted together, so that they touch few pages of the file. */
const partSize = 5000
/** Orders read or entries written in one step, which blocks the process for some milliseconds. */
const sliceSize = 150

type Part = { readonly keys: readonly OrderKey[]; readonly position: number }
type Written = { readonly key: OrderKey; readonly lines: string; readonly created_at: string }
type Entry = { readonly text: string; readonly key: OrderKey; readonly createdAt: string }

/** Indexes a part of the new titles; false when none are left. */
export async function fillSearch({ query, writeLater }: SqlFile): Promise<boolean> {
  const part = await nextPart(query)
  if (part === null) return false
  const titles: Entry[] = []
  await inSlices(part.keys, async (keys) => {
    for (const { key, lines, created_at: createdAt } of await ordersOf(query, keys)) {
      titles.push(...titlesOf({ lines: JSON.parse(lines) }).map((text) => ({ text, key, createdAt })))
    }
  })
  await inSlices(titles.sort(byText), (slice) => writeLater((inside) => writeTitles(inside, slice)))
  await writeLater((inside) =>
    inside('UPDATE search_progress SET position = max(position, $1)', [part.position]),
  )
  return true
}

async function inSlices<T>(items: readonly T[], work: (slice: readonly T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += sliceSize) {
    await work(items.slice(start, start + sliceSize))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function byText(one: Entry, other: Entry): number {
  if (one.text !== other.text) return one.text < other.text ? -1 : 1
  return one.createdAt < other.createdAt ? -1 : 1
}

async function nextPart(query: Query): Promise<Part | null> {
  const events = await query<{ id: number; key: OrderKey }>(
    `SELECT id, key FROM order_events WHERE id > (SELECT position FROM search_progress)
     ORDER BY id LIMIT ${partSize}`,
  )
  const last = events.at(-1)
  return last ? { keys: [...new Set(events.map(({ key }) => key))], position: last.id } : null
}

function ordersOf(query: Query, keys: readonly OrderKey[]): Promise<Written[]> {
  return query<Written>(
    `SELECT key, lines, created_at FROM orders INDEXED BY sqlite_autoindex_orders_1 WHERE key = ANY($1)`,
    [keys],
  )
}

/** Keeps entries of changed lines; searches check the lines too. */
async function writeTitles(query: Query, entries: readonly Entry[]): Promise<void> {
  for (const text of new Set(entries.map((entry) => entry.text))) {
    await query('INSERT INTO titles (folded) VALUES ($1) ON CONFLICT DO NOTHING', [text])
  }
  for (const { text, key, createdAt } of entries) {
    await query(
      `INSERT INTO order_titles (title, created_at, key)
       SELECT id, $2, $3 FROM titles WHERE folded = $1 ON CONFLICT DO NOTHING`,
      [text, createdAt, key],
    )
  }
}
