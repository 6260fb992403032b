import type { PaidWay } from '../domain/difference.ts'
import type { LinePick } from '../domain/fulfillment.ts'
import type { Order } from '../domain/order.ts'
import { type KeptOrder, type OrderRecords, pastOrderStates } from '../domain/past-order.ts'
import { settleOrder } from '../domain/settlement.ts'
import { newestFirst } from './newest-first.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'
import { lineOutcomesOf, pastOrderOf } from './past-order-of.ts'

/** Limit of a readable page; the operator has all orders. */
const maximumOrders = 50

type Options = PaidWay & {
  readonly now?: () => number
}

/** Past orders for their shopper; throws when the journal cannot be read or written. */
export function createOrderRecords(
  journal: Pick<OrderJournal, 'list' | 'listPicks' | 'listHistories' | 'eraseContact'>,
  { now = Date.now, ...paidWay }: Options,
): OrderRecords {
  return {
    async listPastOrders(owner) {
      const orders = await ordersOf(owner, { states: pastOrderStates, limit: maximumOrders })
      const keys = orders.map(({ key }) => key)
      const [picks, histories] = await Promise.all([journal.listPicks(keys), journal.listHistories(keys)])
      return orders
        .flatMap((order) => {
          const { key } = order
          const work = { picks: picks.get(key), history: histories.get(key) ?? [], ...paidWay }
          return pastOrderOf(order, work) ?? []
        })
        .slice(0, maximumOrders)
    },
    async listKeptOrders(accountId) {
      const orders = await journal.list({ accountId })
      const picks = await journal.listPicks(orders.map(({ key }) => key))
      return orders.map((order) => ({
        code: order.code,
        kind: order.kind,
        state: order.state,
        createdAt: order.createdAt,
        updatedAt: order.updatedAt,
        fulfillment: order.fulfillment,
        fulfillmentAt: order.fulfillmentAt,
        lines: keptLinesOf(order, picks.get(order.key)),
        settlement: settleOrder(order, picks.get(order.key) ?? []),
        delivery: order.delivery,
        contactErasedAt: order.contactErasedAt,
      }))
    },
    async findOwnKey(owner, code) {
      const orders = await ordersOf(owner, { states: pastOrderStates, limit: maximumOrders })
      return orders.find((order) => order.code === code)?.key ?? null
    },
    async eraseContact(owner) {
      return journal.eraseContact((await ordersOf(owner, {})).map(({ key }) => key))
    },
  }

  async function ordersOf(
    { accountId, keys, isUnsure = false }: Parameters<OrderRecords['listPastOrders']>[0],
    filter: OrderFilter,
  ): Promise<readonly Order[]> {
    const [ofAccount, ofDevice] = await Promise.all([
      accountId === null || isUnsure ? [] : journal.list({ ...filter, accountId }),
      keys.length === 0 ? [] : journal.list({ ...filter, keys }),
    ])
    const own = ofDevice.filter((order) => order.accountId === null || order.accountId === accountId)
    const each = new Map([...ofAccount, ...own].map((order) => [order.key, order]))
    return [...each.values()].sort(newestFirst)
  }
}

function keptLinesOf({ lines }: Order, picks: readonly LinePick[] = []): KeptOrder['lines'] {
  const outcomes = lineOutcomesOf(picks)
  return lines.map((line, index) => ({ ...line, outcome: outcomes.get(index) ?? null }))
}
