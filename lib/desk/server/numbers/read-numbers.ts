import type { Catalog } from '../../../catalog/snapshot.ts'
import { pagesOfOrders } from '../../../orders/newest-first.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { forEachYielding } from '../../../server/timing.ts'
import type { NumberRange } from '../../api/choices.ts'
import type { DeskNumbers } from '../../api/numbers.ts'
import { lastDays, spanOfDay } from '../market-days.ts'
import { createCounter } from './count-orders.ts'
import { neverBought } from './never-bought.ts'

type Journal = Pick<OrderJournal, 'list' | 'listPicks'>

/** Milliseconds for which the same count is shown. */
const keptMs = 60_000

type Numbers = Omit<DeskNumbers, 'emptySearches'>

type Kept = { readonly until: number; readonly numbers: Promise<Numbers> }

/** What no one buys in a week may sell in the next. */
const leastDays = 30

type Options = {
  readonly journal: () => Journal
  /** Null while none was read. */
  readonly findCatalog: () => Catalog | null
  readonly now?: () => number
}

/** Counts the orders of the last days; however many ask, once a minute for each range. */
export function createNumbersReader({ journal, findCatalog, now = Date.now }: Options) {
  const kept = new Map<NumberRange, Kept>()

  return function readNumbers(range: NumberRange): Promise<Numbers> {
    const known = kept.get(range)
    if (known && now() < known.until) return known.numbers
    const numbers = countOrders(journal, findCatalog, { range, now: now() })
    kept.set(range, { until: now() + keptMs, numbers })
    // What could not be counted is counted again by the next one who asks.
    numbers.catch(() => kept.delete(range))
    return numbers
  }
}

async function countOrders(
  open: Options['journal'],
  findCatalog: Options['findCatalog'],
  { range, now }: { readonly range: NumberRange; readonly now: number },
): Promise<Numbers> {
  const journal = open()
  const days = lastDays(range, now)
  const counter = createCounter(days)
  const { since } = spanOfDay(days[0] ?? '')
  for await (const orders of pagesOfOrders(journal, { since })) {
    const picks = await journal.listPicks(orders.map(({ key }) => key))
    await forEachYielding(orders, (order) => counter.add(order, picks.get(order.key) ?? []))
  }
  const bought = counter.bought()
  const catalog = range < leastDays || bought.size === 0 ? null : findCatalog()
  return {
    countedAt: new Date(now).toISOString(),
    ...counter.result(),
    neverBought: catalog && neverBought(catalog, bought),
  }
}
