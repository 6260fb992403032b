import { isErased, type Order } from '../../../domain/order.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskErased } from '../../api/privacy.ts'
import type { RecordAction } from '../desk-log.ts'

/** Takes number, notes and account out of these orders, each that still has any written into the log before. */
export async function eraseOrders(
  journal: Pick<OrderJournal, 'eraseContact'>,
  orders: readonly Pick<Order, 'key' | 'code' | 'contactErasedAt' | 'accountId'>[],
  record: RecordAction,
): Promise<DeskErased> {
  const left = orders.filter((order) => !isErased(order))
  for (const { code } of left) await record('contact-erased', { code })
  return { erased: await journal.eraseContact(left.map(({ key }) => key)) }
}
