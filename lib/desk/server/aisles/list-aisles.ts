import type { Catalog } from '../../../catalog/snapshot.ts'
import { sureStates } from '../../../domain/order-attention.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskAisles } from '../../api/aisles.ts'
import { spanOfDay } from '../market-days.ts'
import { lineFactsFrom } from '../orders/line-facts.ts'
import { longestWaitMs } from '../orders/list-orders.ts'
import { aislesOfOrders } from './aisles-of-orders.ts'

/** More than anybody fills in one walk, and how many of each part are looked at for it. */
const maximumOrders = 300
const maximumWaiting = 2000

type Wish = { readonly day?: string | undefined; readonly city?: string | undefined }

type Sources = {
  readonly journal: Pick<OrderJournal, 'list' | 'listPicks'>
  /** Null while the store was never read: then nothing has a category. */
  readonly catalog: Catalog | null
  readonly cities: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What all orders that wait or are being picked need from the shelves. */
export async function listAisles({ day, city }: Wish, sources: Sources): Promise<DeskAisles> {
  const { journal, catalog, cities, now } = sources
  const wished = {
    ...(day ? spanOfDay(day) : { since: new Date(now - longestWaitMs).toISOString() }),
    ...(city ? { city } : {}),
    limit: maximumWaiting,
  }
  // What is unconfirmed is on the walk once a person has begun with it all the same.
  const parts = await Promise.all([
    journal.list({ ...wished, states: sureStates, fulfillment: ['waiting', 'picking'] }),
    journal.list({ ...wished, states: ['opened'], fulfillment: ['picking'] }),
  ])
  const waiting = parts.flat()
  const orders = waiting
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .slice(0, maximumOrders)
  const picks = await journal.listPicks(orders.map(({ key }) => key))
  const aisles = aislesOfOrders({ orders, picks, factsOf: lineFactsFrom(catalog) })
  const quantities = aisles.flatMap(({ products }) => products.map(({ quantity }) => quantity))
  return {
    aisles,
    orderCount: orders.length,
    pieceCount: quantities.reduce((sum, quantity) => sum + quantity, 0),
    isCut: waiting.length > maximumOrders,
    cities,
  }
}
