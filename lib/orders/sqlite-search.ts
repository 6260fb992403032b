import type { OrderKey } from '../domain/order.ts'
import { foldText } from '../domain/text.ts'
import type { Database } from '../server/database/database.ts'
import { whileLocked } from '../server/database/while-locked.ts'
import { titlesOf } from './order-titles.ts'

/** Changes of orders that are taken together: sorted, they are written into few pages of the file. */
const partSize = 5000
/** Orders that are read, and entries that are written, in one go: some milliseconds, in which nothing else is done. */
const sliceSize = 150

type Part = { readonly keys: readonly OrderKey[]; readonly position: number }
type Written = { readonly key: OrderKey; readonly lines: string; readonly created_at: string }
type Entry = { readonly text: string; readonly key: OrderKey; readonly createdAt: string }

/** Writes down the titles of a part of what came since; false: there is no more. */
export async function fillSearch(database: Database): Promise<boolean> {
  const part = await whileLocked(() => nextPart(database))
  if (part === null) return false
  const titles: Entry[] = []
  await inSlices(part.keys, async (keys) => {
    for (const { key, lines, created_at: createdAt } of await whileLocked(() => ordersOf(database, keys))) {
      titles.push(...titlesOf({ lines: JSON.parse(lines) }).map((text) => ({ text, key, createdAt })))
    }
  })
  const write = (work: () => void) => whileLocked(() => database.transaction(work))
  await inSlices(titles.sort(byText), (slice) => write(() => writeTitles(database, slice)))
  await write(() =>
    database.run('UPDATE search_progress SET position = max(position, $position)', {
      position: part.position,
    }),
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

function nextPart(database: Database): Part | null {
  const events = database.all<{ id: number; key: OrderKey }>(
    `SELECT id, key FROM order_events WHERE id > (SELECT position FROM search_progress)
     ORDER BY id LIMIT ${partSize}`,
  )
  const last = events.at(-1)
  return last ? { keys: [...new Set(events.map(({ key }) => key))], position: last.id } : null
}

function ordersOf(database: Database, keys: readonly OrderKey[]): Written[] {
  return database.all<Written>(
    `SELECT key, lines, created_at FROM orders INDEXED BY sqlite_autoindex_orders_1
     WHERE key IN (SELECT value FROM json_each($keys))`,
    { keys: JSON.stringify(keys) },
  )
}

/** What an order was of before its lines changed stays: whoever finds it by that looks at its lines as well. */
function writeTitles(database: Database, entries: readonly Entry[]): void {
  for (const text of new Set(entries.map((entry) => entry.text))) {
    database.run('INSERT INTO titles (folded) VALUES ($text) ON CONFLICT DO NOTHING', { text })
  }
  for (const { text, key, createdAt } of entries) {
    database.run(
      `INSERT INTO order_titles (title, created_at, key)
       SELECT id, $createdAt, $key FROM titles WHERE folded = $text ON CONFLICT DO NOTHING`,
      { text, key, createdAt },
    )
  }
}

/** Of the titles that hold this text. */
export function findTitles(database: Database, text: string): number[] {
  return database
    .all<{ id: number }>('SELECT id FROM titles WHERE instr(folded, $text) > 0', { text: foldText(text) })
    .map(({ id }) => id)
}
