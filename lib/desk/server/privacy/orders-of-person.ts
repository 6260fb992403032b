import { isErased, type Order } from '../../../domain/order.ts'
import { comparableNumber, findWhatsapp } from '../../../domain/whatsapp.ts'
import { newestFirst, ordersNewestFirst } from '../../../orders/newest-first.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskErased, DeskPerson } from '../../api/privacy.ts'
import type { RecordAction } from '../desk-log.ts'
import { findOrder } from '../orders/list-orders.ts'

type Journal = Pick<OrderJournal, 'list'>

export async function ordersOfPerson(journal: Journal, person: DeskPerson): Promise<readonly Order[]> {
  if ('number' in person) return ordersOfNumber(journal, person.number)
  const order = await findOrder(journal, person.code)
  if (!order) return []
  const { whatsapp } = order.delivery ?? {}
  const others = whatsapp ? await ordersOfNumber(journal, whatsapp) : []
  return others.some(({ key }) => key === order.key) ? others : [order, ...others]
}

async function ordersOfNumber(journal: Journal, typed: string): Promise<readonly Order[]> {
  const number = comparableNumber(typed)
  if (number === null) return []
  const found = new Map<Order['key'], Order>()
  // Unreadable numbers have no last digits to search by.
  for (const filter of [{ lastDigits: number.slice(-4) }, { hasUnreadNumber: true }] as const)
    for await (const order of ordersNewestFirst(journal, { hasContact: true, ...filter })) {
      const { whatsapp } = order.delivery ?? {}
      if (whatsapp && isOf(number, whatsapp)) found.set(order.key, order)
    }
  return [...found.values()].sort(newestFirst)
}

/** An unreadable text may hold the number among others. */
function isOf(number: string, typed: string): boolean {
  const read = findWhatsapp(typed)
  if (read !== null || !number.startsWith('+55')) return comparableNumber(typed) === number
  return typed.replace(/\D/g, '').includes(number.slice(3))
}

/** Logs the look-up without the number; await it before answering. */
export function recordLookup(record: RecordAction, person: DeskPerson, orderCount: number): Promise<void> {
  return record('person-looked-up', {
    ...('code' in person ? { code: person.code } : {}),
    detail: String(orderCount),
  })
}

/** Erases number, notes and account; logs each order with data first. */
export async function eraseOrders(
  journal: Pick<OrderJournal, 'eraseContact'>,
  orders: readonly Pick<Order, 'key' | 'code' | 'contactErasedAt' | 'accountId'>[],
  record: RecordAction,
): Promise<DeskErased> {
  const left = orders.filter((order) => !isErased(order))
  for (const { code } of left) await record('contact-erased', { code })
  return { erased: await journal.eraseContact(left.map(({ key }) => key)) }
}
