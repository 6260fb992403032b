import { placesOf, type WindowLoads, type WindowSchedule } from '../../../domain/delivery-windows.ts'
import type { PaidWay } from '../../../domain/difference.ts'
import { addDays } from '../../../domain/market-time.ts'
import type { Order, OrderKey } from '../../../domain/order.ts'
import {
  awaitsPayment,
  sureStates,
  unconfirmedStates,
  workableStates,
} from '../../../domain/order-attention.ts'
import { statesCounted } from '../../../domain/order-stage.ts'
import { isOver } from '../../../domain/past-order.ts'
import { newestFirst } from '../../../orders/newest-first.ts'
import type { OrderFilter, OrderInWindow, OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskView } from '../../api/choices.ts'
import type { DeskOrderPage, DeskOrdersQuery } from '../../api/orders.ts'
import { dayOf, spanOfDay } from '../market-days.ts'
import { openDifferences } from './open-differences.ts'
import { searchesOf } from './search-words.ts'
import { summarizeOrder } from './summarize-order.ts'

export async function findOrder(journal: Pick<OrderJournal, 'list'>, code: string): Promise<Order | null> {
  const [order] = await journal.list({ code, limit: 1 })
  return order ?? null
}

type Options = PaidWay & {
  readonly journal: Pick<
    OrderJournal,
    | 'list'
    | 'listPicks'
    | 'listHistories'
    | 'countForDesk'
    | 'countInWindows'
    | 'listInWindows'
    | 'listClosed'
  >
  readonly cities: readonly string[]
  readonly schedule: WindowSchedule | null
  readonly now: () => number
}

const pageSize = 30
const dayMs = 24 * 60 * 60 * 1000
/** Older orders predate the desk or are forgotten; only `all` and their day list them. */
export const longestWaitMs = 30 * dayMs

/** Throws when the journal cannot be read. */
export async function listOrders(query: DeskOrdersQuery, options: Options): Promise<DeskOrderPage> {
  const { journal, cities, schedule, now, ...way } = options
  const recently = new Date(now() - longestWaitMs).toISOString()
  const yesterday = addDays(dayOf(now()), -1)
  const open = await openDifferences(journal, recently, way)
  const [orders, counts, loads, inWindows] = await Promise.all([
    findPage(query, { recently, open, list: journal.list }),
    journal.countForDesk(recently),
    journal.countInWindows(yesterday),
    journal.listInWindows(recently),
  ])
  const shown = orders.slice(0, pageSize)
  const keys = shown.map(({ key }) => key)
  const [picks, histories] = await Promise.all([journal.listPicks(keys), journal.listHistories(keys)])
  const summaries = shown.map((order) =>
    summarizeOrder(order, {
      picks: picks.get(order.key) ?? [],
      history: histories.get(order.key) ?? [],
      ...way,
    }),
  )
  const next = orders.length > pageSize ? (summaries.at(-1)?.code ?? null) : null
  const isIn = inWork[query.view]
  const inView = isIn && new Set(inWindows.filter(isIn).map(({ window }) => window))
  const windows = windowsOf(loads, schedule).filter(({ key }) => inView?.has(key) ?? true)
  return { orders: summaries, next, counts: { ...counts, 'to-settle': open.length }, windows, cities }
}

const inWork: Readonly<Partial<Record<DeskView, (order: OrderInWindow) => boolean>>> = {
  working: (order) =>
    order.fulfillment === 'picking' || (order.fulfillment === 'waiting' && !awaitsPayment(order)),
  unconfirmed: awaitsPayment,
  ready: ({ fulfillment }) => fulfillment === 'ready',
  'on-the-way': ({ fulfillment }) => fulfillment === 'on-the-way',
}

function windowsOf(loads: WindowLoads, schedule: WindowSchedule | null): DeskOrderPage['windows'] {
  const windows = [...loads].map(([key, load]) => ({
    key,
    load,
    places: schedule && placesOf(key, schedule),
  }))
  return windows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

type Known = Pick<Options['journal'], 'list'> & {
  readonly recently: string
  readonly open: readonly OrderKey[]
}

async function findPage(query: DeskOrdersQuery, { list, ...known }: Known) {
  const limit = pageSize + 1
  const { view, q, day, city, window, after } = query
  const last = after === undefined ? null : await findOrder({ list }, after)
  if (after !== undefined && !last) return []
  const narrowed = {
    ...(day === undefined ? {} : spanOfDay(day)),
    ...(city && { city }),
    ...(window && { window }),
  }
  const parts = partsOf(view, known).map((filters) =>
    filters.map((filter) => ({
      ...filter,
      ...narrowed,
      ...(isWork(view) && { isOldestFirst: true as const }),
    })),
  )
  const search = q ? await findSearch(q, parts.flat(), list) : {}
  const found: Order[] = []
  let behind = last ? { after: last } : {}
  for (const filters of parts.slice(last ? partOf(last, view) : 0)) {
    const orders = await Promise.all(
      filters.map((filter) => list({ ...filter, ...search, ...behind, limit })),
    )
    const sorted = orders.flat().sort(newestFirst)
    found.push(...(isWork(view) ? sorted.reverse() : sorted))
    if (found.length >= limit) break
    behind = {}
  }
  return found.slice(0, limit)
}

const workViews: readonly DeskView[] = ['working', 'attention', 'picking', 'ready', 'on-the-way', 'to-settle']

/** Open work starts with the longest waiting order; other lists with the newest. */
const isWork = (view: DeskView) => workViews.includes(view)

/** Part of a list; an order that has left it counts as started. */
const partOf = ({ fulfillment }: Order, view: DeskView) =>
  view === 'working' && fulfillment === 'waiting' ? 1 : 0

/** Runs once for all pages: the first search with a result wins. */
async function findSearch(
  q: string,
  filters: readonly OrderFilter[],
  list: OrderJournal['list'],
): Promise<OrderFilter> {
  const searches = searchesOf(q)
  for (const search of searches.slice(0, -1)) {
    const found = await Promise.all(filters.map((filter) => list({ ...filter, ...search, limit: 1 })))
    if (found.flat().length > 0) return search
  }
  return searches.at(-1) ?? searches[0]
}

/** Disjoint parts of a list, in order; together they cover the filter. */
function partsOf(
  view: DeskView,
  { recently, open }: Omit<Known, 'list'>,
): readonly (readonly OrderFilter[])[] {
  const recent = { since: recently }
  switch (view) {
    case 'all':
      return [[{}]]
    case 'not-paid':
      return [[{ states: statesCounted('attempt') }]]
    case 'payment-cancelled':
      return [[{ states: [view] }]]
    case 'to-settle':
      return [[{ keys: open }]]
    case 'attention':
      return [[{ ...recent, needsAttention: true }]]
    case 'unconfirmed':
      return [[{ ...recent, states: unconfirmedStates, fulfillment: ['waiting'] }]]
    case 'arrivals':
      return [
        [
          { ...recent, states: sureStates, fulfillment: ['waiting', 'picking'] },
          { ...recent, states: unconfirmedStates, fulfillment: ['picking'] },
        ],
      ]
    case 'working':
      return [
        [{ ...recent, states: workableStates, fulfillment: ['picking'] }],
        [{ ...recent, states: sureStates, fulfillment: ['waiting'] }],
      ]
    default:
      return [[{ ...(isOver(view) ? {} : recent), states: workableStates, fulfillment: [view] }]]
  }
}
