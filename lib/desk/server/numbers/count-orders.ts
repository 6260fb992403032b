import type { LinePick } from '../../../domain/fulfillment.ts'
import { isSold, type Order } from '../../../domain/order.ts'
import { comesToNothing, settleOrder } from '../../../domain/settlement.ts'
import type { OrderOutcome } from '../../api/choices.ts'
import type { DeskNumbers, DeskRevenue } from '../../api/numbers.ts'
import { dayOf } from '../market-days.ts'

const unpaid = {
  recorded: 'not-sent',
  sending: 'not-sent',
  opened: 'left',
  refused: 'refused',
  failed: 'failed',
  unknown: 'unknown',
} as const

/** What became of an attempt to buy, as far as the shop knows: what is paid, only the store knows. */
export function outcomeOf(order: Pick<Order, 'state' | 'fulfillment'>): OrderOutcome {
  const { state, fulfillment } = order
  if (state === 'payment-cancelled') return state
  if (fulfillment === 'cancelled') return 'cancelled'
  return state === 'arrived' || isSold(order) ? 'sold' : unpaid[state]
}

/** So many products stand in each list. */
const listedProducts = 10

type ProductCount = {
  title: string
  variantTitle: string | null
  pieces: number
  orders: number
  missing: number
}

type Counter = {
  readonly add: (order: Order, picks: readonly LinePick[]) => void
  readonly result: () => Omit<DeskNumbers, 'countedAt' | 'neverBought' | 'emptySearches'>
  /** Ids of the variants that were sold. */
  readonly bought: () => ReadonlySet<string>
}

/** Adds up orders of these days of the market; they come newest first. */
export function createCounter(days: readonly string[]): Counter {
  const byDay = new Map(days.map((day) => [day, { day, sold: 0, cancelled: 0 }]))
  const position = new Map(days.map((day, index) => [day, index]))
  const outcomes: Record<OrderOutcome, number> = {
    sold: 0,
    cancelled: 0,
    'payment-cancelled': 0,
    left: 0,
    unknown: 0,
    refused: 0,
    failed: 0,
    'not-sent': 0,
  }
  const revenue = new Map<string, { products: number; delivery: number; byDay: number[]; orders: number }>()
  const products = new Map<string, ProductCount>()
  let withoutTotal = 0

  /** What is to be agreed counts as it was ordered. */
  function addRevenue(order: Order, day: string, picks: readonly LinePick[]): void {
    const { ordered, now, currency, lines } = settleOrder(order, picks)
    const total = now ?? ordered
    if (total === null || currency === null) {
      withoutTotal += 1
      return
    }
    const sums = revenue.get(currency) ?? { products: 0, delivery: 0, byDay: days.map(() => 0), orders: 0 }
    revenue.set(currency, sums)
    const fee = comesToNothing(lines) ? 0 : (order.shipping.fee ?? 0)
    const index = position.get(day) ?? 0
    sums.products += total - fee
    sums.delivery += fee
    sums.byDay[index] = (sums.byDay[index] ?? 0) + total
    sums.orders += 1
  }

  /** A product may stand in several lines of an order, each with another wish: it counts as one order all the same. */
  function addLines({ lines }: Order, picks: readonly LinePick[]): void {
    const bought = new Set<ProductCount>()
    const short = new Set<ProductCount>()
    for (const [index, { variantId, title, variantTitle, quantity }] of lines.entries()) {
      // The newest name of a product is the one that is listed.
      const count = products.get(variantId) ?? { title, variantTitle, pieces: 0, orders: 0, missing: 0 }
      products.set(variantId, count)
      count.pieces += quantity
      bought.add(count)
      const pick = picks.find(({ line }) => line === index)
      if (pick && isShort(pick, quantity)) short.add(count)
    }
    for (const count of bought) count.orders += 1
    for (const count of short) count.missing += 1
  }

  return {
    add(order, picks) {
      const counts = byDay.get(dayOf(Date.parse(order.createdAt)))
      if (!counts) return
      const outcome = outcomeOf(order)
      outcomes[outcome] += 1
      if (outcome === 'cancelled') counts.cancelled += 1
      if (outcome !== 'sold') return
      counts.sold += 1
      addRevenue(order, counts.day, picks)
      addLines(order, picks)
    },
    bought: () => new Set(products.keys()),
    result: () => ({
      days: [...byDay.values()],
      revenue: [...revenue]
        .sort(([, one], [, other]) => other.orders - one.orders)
        .map(([currency, { orders, ...sums }]): DeskRevenue => ({ currency, ...sums })),
      withoutTotal,
      mostBought: topOf(products, ({ pieces }) => pieces).map(({ missing, ...count }) => count),
      mostMissing: topOf(products, ({ missing }) => missing).map(({ pieces, ...count }) => count),
      outcomes,
    }),
  }
}

/** Whether less than was ordered came of it. */
function isShort({ state, quantity }: LinePick, ordered: number): boolean {
  if (state === 'missing' || state === 'replaced') return true
  return state === 'picked' && quantity !== null && quantity < ordered
}

function topOf(products: ReadonlyMap<string, ProductCount>, amountOf: (count: ProductCount) => number) {
  return [...products.values()]
    .filter((count) => amountOf(count) > 0)
    .sort((one, other) => amountOf(other) - amountOf(one) || (one.title < other.title ? -1 : 1))
    .slice(0, listedProducts)
}
