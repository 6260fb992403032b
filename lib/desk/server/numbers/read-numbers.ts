import { pagesOfOrders } from '../../../orders/newest-first.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { forEachYielding } from '../../../server/for-each-yielding.ts'
import type { NumberRange } from '../../api/choices.ts'
import type { DeskNumbers } from '../../api/numbers.ts'
import { lastDays, spanOfDay } from '../market-days.ts'
import { createCounter } from './count-orders.ts'

type Journal = Pick<OrderJournal, 'list' | 'listPicks'>

/** Milliseconds for which the same count is shown. */
const keptMs = 60_000

type Kept = { readonly until: number; readonly numbers: Promise<DeskNumbers> }

/** Counts the orders of the last days; however many ask, once a minute for each range. */
export function createNumbersReader(journal: () => Journal, now: () => number = Date.now) {
  const kept = new Map<NumberRange, Kept>()

  return function readNumbers(range: NumberRange): Promise<DeskNumbers> {
    const known = kept.get(range)
    if (known && now() < known.until) return known.numbers
    const numbers = countOrders(journal, range, now())
    kept.set(range, { until: now() + keptMs, numbers })
    // What could not be counted is counted again by the next one who asks.
    numbers.catch(() => kept.delete(range))
    return numbers
  }
}

async function countOrders(open: () => Journal, range: NumberRange, now: number): Promise<DeskNumbers> {
  const journal = open()
  const days = lastDays(range, now)
  const counter = createCounter(days)
  const { since } = spanOfDay(days[0] ?? '')
  for await (const orders of pagesOfOrders(journal, { since })) {
    const picks = await journal.listPicks(orders.map(({ key }) => key))
    await forEachYielding(orders, (order) => counter.add(order, picks.get(order.key) ?? []))
  }
  return { countedAt: new Date(now).toISOString(), ...counter.result() }
}
