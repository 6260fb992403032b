import { isErased, type Order } from '../../../domain/order.ts'
import { comparableNumber } from '../../../domain/whatsapp.ts'
import { ordersNewestFirst } from '../../../orders/newest-first.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskErased, DeskPerson } from '../../api/privacy.ts'
import type { RecordAction } from '../desk-log.ts'
import { findOrder } from '../orders/list-orders.ts'

type Journal = Pick<OrderJournal, 'list'>

/** All orders of a number, newest first, whichever way it was written each time. Of an order without one, itself alone. */
export async function ordersOfPerson(journal: Journal, person: DeskPerson): Promise<readonly Order[]> {
  if ('number' in person) return ordersOfNumber(journal, person.number)
  const order = await findOrder(journal, person.code)
  if (!order) return []
  const { whatsapp } = order.delivery ?? {}
  return whatsapp ? ordersOfNumber(journal, whatsapp) : [order]
}

const spellingOf = (typed: string) => comparableNumber(typed) ?? ''

async function ordersOfNumber(journal: Journal, typed: string): Promise<readonly Order[]> {
  const number = spellingOf(typed)
  const found: Order[] = []
  for await (const order of ordersNewestFirst(journal, { hasContact: true, lastDigits: number.slice(-4) })) {
    const { whatsapp } = order.delivery ?? {}
    if (whatsapp && spellingOf(whatsapp) === number) found.push(order)
  }
  return found
}

/**
 * Writes into the log that a person was looked for, never by which number; to be waited for before the answer, which says
 * whether the number is a shopper's.
 */
export function recordLookup(record: RecordAction, person: DeskPerson, orderCount: number): Promise<void> {
  return record('person-looked-up', {
    ...('code' in person ? { code: person.code } : {}),
    detail: String(orderCount),
  })
}

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
