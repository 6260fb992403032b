import type { Order } from '../domain/order.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'

/** Small enough that reading a page of a file holds no caller up for more than some milliseconds. */
const ordersPerPage = 250

/** All orders of a filter, newest first, page after page; everybody else has a turn in between. */
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

/** As journals sort. */
export function newestFirst(one: Order, other: Order): number {
  const [a, b] = [one, other].map(({ createdAt, key }) => `${createdAt} ${key}`) as [string, string]
  return a < b ? 1 : a > b ? -1 : 0
}
