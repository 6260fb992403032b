import type { Order } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'

/** The order that people call by this code, or null. Throws when the journal cannot be read. */
export async function findOrder(journal: Pick<OrderJournal, 'list'>, code: string): Promise<Order | null> {
  const [order] = await journal.list({ code, limit: 1 })
  return order ?? null
}
