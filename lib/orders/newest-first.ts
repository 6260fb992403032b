import type { Order } from '../domain/order.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'

/** Small, so that reading a page blocks other callers for some milliseconds only. */
const ordersPerPage = 250

/** Yields a filter's orders in pages, newest first, and lets other work run in between. */
export async function* pagesOfOrders(
  journal: Pick<OrderJournal, 'list'>,
  filter: Omit<OrderFilter, 'limit' | 'after'>,
): AsyncGenerator<readonly Order[]> {
  let page = await journal.list({ ...filter, limit: ordersPerPage })
  for (;;) {
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (!last || page.length < ordersPerPage) return
    await new Promise((resolve) => setImmediate(resolve))
    page = await journal.list({ ...filter, limit: ordersPerPage, after: last })
  }
}

export async function* ordersNewestFirst(
  journal: Pick<OrderJournal, 'list'>,
  filter: Omit<OrderFilter, 'limit' | 'after'>,
): AsyncGenerator<Order> {
  for await (const page of pagesOfOrders(journal, filter)) yield* page
}

export function newestFirst(one: Order, other: Order): number {
  const [a, b] = [one, other].map(({ createdAt, key }) => `${createdAt} ${key}`) as [string, string]
  return a < b ? 1 : a > b ? -1 : 0
}
