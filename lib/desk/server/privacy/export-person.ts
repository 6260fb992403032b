import type { Order } from '../../../domain/order.ts'
import { settleOrder } from '../../../domain/settlement.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskExport, DeskPerson } from '../../api/privacy.ts'
import { ordersOfPerson } from './orders-of-person.ts'

type Journal = Pick<OrderJournal, 'list' | 'listEvents' | 'listFulfillmentEvents' | 'listPicks'>

/** Stored data of a number, without keys, which lead to the payment address. */
export async function exportPerson(
  journal: Journal,
  person: DeskPerson,
  about: Omit<DeskExport, 'orders'>,
): Promise<DeskExport> {
  const orders: DeskExport['orders'][number][] = []
  for (const order of await ordersOfPerson(journal, person)) orders.push(await exported(journal, order))
  return { ...about, orders }
}

async function exported(journal: Journal, order: Order): Promise<DeskExport['orders'][number]> {
  const { key, code, kind, state, fulfillment, lines, delivery, shipping } = order
  const { createdAt, updatedAt, contactErasedAt } = order
  const [payment, market, picks] = await Promise.all([
    journal.listEvents(key),
    journal.listFulfillmentEvents(key),
    journal.listPicks([key]),
  ])
  return {
    code,
    kind,
    state,
    fulfillment,
    lines,
    delivery,
    shipping,
    createdAt,
    updatedAt,
    contactErasedAt,
    payment: payment.map(({ from, to, at }) => ({ from, to, at })),
    settlement: settleOrder(order, picks.get(key) ?? []),
    market: market.map(({ by, ...event }) => event),
  }
}
