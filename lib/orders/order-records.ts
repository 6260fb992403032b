import type { PaidWay } from '../domain/difference.ts'
import type { LinePick } from '../domain/fulfillment.ts'
import type { Order } from '../domain/order.ts'
import { type KeptOrder, type OrderRecords, pastOrderStates } from '../domain/past-order.ts'
import { paysByPix } from '../domain/payment.ts'
import { settleOrder } from '../domain/settlement.ts'
import { newestFirst } from './newest-first.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'
import { lineOutcomesOf, pastOrderOf } from './past-order-of.ts'

type PicksByKey = Awaited<ReturnType<OrderJournal['listPicks']>>

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
      const picks = await picksOf(orders)
      const histories = await historiesOf(orders)
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
      const picks = await picksOf(orders)
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

  async function picksOf(orders: readonly Order[]): Promise<PicksByKey> {
    const keys = orders.filter(({ fulfillment }) => fulfillment !== 'waiting').map(({ key }) => key)
    return keys.length === 0 ? new Map() : journal.listPicks(keys)
  }

  /** Includes Pix payments before the order is started. */
  async function historiesOf(orders: readonly Order[]): ReturnType<OrderJournal['listHistories']> {
    const keys = orders
      .filter(
        ({ fulfillment, delivery }) =>
          fulfillment !== 'waiting' || (paidWay.isByMessage && paysByPix(delivery)),
      )
      .map(({ key }) => key)
    return keys.length === 0 ? new Map() : journal.listHistories(keys)
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
