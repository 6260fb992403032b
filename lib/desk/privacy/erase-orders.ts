import type { DeskErased } from '../../api/desk/privacy.ts'
import type { Order } from '../../domain/order.ts'
import type { OrderJournal } from '../../orders/order-journal.ts'
import type { Record } from '../log/record.ts'

/** Takes number, notes and account out of these orders, each written into the log before. */
export async function eraseOrders(
  journal: Pick<OrderJournal, 'eraseContact'>,
  orders: readonly Pick<Order, 'key' | 'code'>[],
  record: Record,
): Promise<DeskErased> {
  for (const { code } of orders) await record('contact-erased', { code })
  return { erased: await journal.eraseContact(orders.map(({ key }) => key)) }
}
