import type { Catalog } from '../../../catalog/snapshot.ts'
import { type FulfillmentEvent, type LinePick, offeredLines } from '../../../domain/fulfillment.ts'
import { type Order, type OrderKey, placeOf } from '../../../domain/order.ts'
import { isUnconfirmed, sureStates, unconfirmedStates } from '../../../domain/order-attention.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { Aisle, AisleLine, AisleProduct, DeskAisles } from '../../api/aisles.ts'
import { spanOfDay } from '../market-days.ts'
import { type LineFacts, lineFactsFrom, replacementFacts } from './line-facts.ts'
import { longestWaitMs } from './list-orders.ts'
import { similarMissing } from './summarize-order.ts'

type Given = {
  readonly orders: readonly Order[]
  readonly picks: ReadonlyMap<OrderKey, readonly LinePick[]>
  readonly histories: ReadonlyMap<OrderKey, readonly FulfillmentEvent[]>
  readonly factsOf: ReturnType<typeof lineFactsFrom>
}

type Found = { -readonly [Key in keyof AisleProduct]: AisleProduct[Key] } & {
  lines: AisleLine[]
} & Pick<LineFacts, 'category' | 'aisle'>

/** Groups lines by category and product, longest waiting order first. */
function aislesOfOrders({ orders, picks, histories, factsOf }: Given): readonly Aisle[] {
  const products = new Map<string, Found>()
  for (const order of orders.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))) {
    const offered = offeredLines(histories.get(order.key) ?? [])
    for (const [index, line] of order.lines.entries()) {
      const pick = picks.get(order.key)?.find((one) => one.line === index)
      const { variantId, title, variantTitle, nominalGrams, isSoldByWeight, quantity, note } = line
      const { path: _, ...facts } = factsOf(line)
      const product = products.get(variantId) ?? {
        ...{ title, variantTitle, nominalGrams, isSoldByWeight, ...facts },
        quantity: 0,
        lines: [],
      }
      products.set(variantId, product)
      product.quantity += quantity
      product.lines.push({
        code: order.code,
        line: index,
        city: placeOf(order),
        quantity,
        isUnconfirmed: isUnconfirmed(order),
        note,
        substitution: line.substitution ?? order.delivery?.substitution ?? null,
        pick: pick ?? null,
        replaced: replacementFacts(pick, factsOf),
        wasOffered: offered.has(index),
      })
    }
  }
  const aisles = new Map<string | null, Found[]>()
  for (const product of [...products.values()].toSorted((one, other) => sign(one.aisle, other.aisle))) {
    const here = aisles.get(product.category) ?? []
    aisles.set(product.category, [...here, product])
  }
  return [...aisles].map(([category, here]) => ({
    category,
    products: here.map(productOf).toSorted(byTitle),
  }))
}

/** Avoids Infinity − Infinity. */
const sign = (one: number, other: number) => (one === other ? 0 : one - other)

const productOf = ({ category, aisle, ...product }: Found): AisleProduct => product

const byTitle = (one: AisleProduct, other: AisleProduct) => {
  const [a, b] = [one, other].map(({ title, variantTitle }) => `${title} ${variantTitle ?? ''}`.toLowerCase())
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** Orders in one list, and the number read for each part of it. */
const maximumOrders = 300
const maximumWaiting = 2000

type Wish = {
  readonly day?: string | undefined
  readonly city?: string | undefined
  readonly window?: string | undefined
}

type Sources = {
  readonly journal: Pick<OrderJournal, 'list' | 'listPicks' | 'listHistories'>
  /** Null while the store was never read; lines have no category then. */
  readonly catalog: Catalog | null
  readonly cities: readonly string[]
  readonly now: number
}

export async function listAisles({ day, city, window }: Wish, sources: Sources): Promise<DeskAisles> {
  const { journal, catalog, cities, now } = sources
  const wished = {
    ...(day ? spanOfDay(day) : { since: new Date(now - longestWaitMs).toISOString() }),
    ...(city ? { city } : {}),
    limit: maximumWaiting,
  }
  // Started orders are listed even if unconfirmed.
  const parts = await Promise.all([
    journal.list({ ...wished, states: sureStates, fulfillment: ['waiting', 'picking'] }),
    journal.list({ ...wished, states: unconfirmedStates, fulfillment: ['picking'] }),
  ])
  const windowOf = ({ delivery }: Order) => delivery?.deliveryWindow
  const windows = new Set(parts.flat().flatMap((order) => windowOf(order) ?? []))
  const waiting = parts.flat().filter((order) => window === undefined || windowOf(order) === window)
  const orders = waiting
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .slice(0, maximumOrders)
  const picks = await journal.listPicks(orders.map(({ key }) => key))
  const due = orders.filter((order) => similarMissing(order, picks.get(order.key) ?? []).length > 0)
  const histories =
    due.length === 0
      ? new Map()
      : await journal.listHistories(
          due.map(({ key }) => key),
          'pick',
        )
  const aisles = aislesOfOrders({ orders, picks, histories, factsOf: lineFactsFrom(catalog) })
  const quantities = aisles.flatMap(({ products }) => products.map(({ quantity }) => quantity))
  return {
    aisles,
    orderCount: orders.length,
    pieceCount: quantities.reduce((sum, quantity) => sum + quantity, 0),
    isCut: waiting.length > maximumOrders,
    windows: [...windows].toSorted(),
    cities,
  }
}
