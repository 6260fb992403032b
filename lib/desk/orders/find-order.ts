import type { Order } from '../../domain/order.ts'
import type { OrderJournal } from '../../orders/order-journal.ts'

/**
 * The order that people call by this code, or null. Of several the oldest: browsers choose keys, and whoever computes one of
 * the same code puts no order over another's. Throws when the journal cannot be read.
 */
export async function findOrder(journal: Pick<OrderJournal, 'list'>, code: string): Promise<Order | null> {
  const newestFirst = await journal.list({ code })
  return newestFirst.at(-1) ?? null
}
