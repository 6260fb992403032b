import type { Order } from '../domain/order.ts'
import { productsTotal } from '../domain/order-total.ts'
import {
  type LineOutcome,
  type OrderRecords,
  type PastOrder,
  type PastOrderState,
  pastOrderStates,
} from '../domain/past-order.ts'
import { lineOutcomesOf } from './line-outcomes.ts'
import { orderCode } from './order-code.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'

/** A page that is read, not an archive; the operator has all of them. */
const maximumOrders = 50

/** Of the line at this place. */
type OutcomeOf = (line: number) => LineOutcome | null

/** Past orders as their shopper sees them, out of the journal. Throws when it cannot be read or written. */
export function createOrderRecords(
  journal: Pick<OrderJournal, 'list' | 'listPicks' | 'eraseContact'>,
): OrderRecords {
  return {
    async listPastOrders(owner) {
      const orders = await ordersOf(owner, { states: pastOrderStates, limit: maximumOrders })
      const outcomes = await outcomesOf(orders)
      return orders.flatMap((order) => pastOrderOf(order, outcomes(order)) ?? []).slice(0, maximumOrders)
    },
    async listKeptOrders(accountId) {
      const orders = await journal.list({ accountId })
      const outcomes = await outcomesOf(orders)
      return orders.map((order) => ({
        code: orderCode(order.key),
        kind: order.kind,
        state: order.state,
        createdAt: order.createdAt,
        updatedAt: order.updatedAt,
        fulfillment: order.fulfillment,
        fulfillmentAt: order.fulfillmentAt,
        lines: order.lines.map((line, index) => ({ ...line, outcome: outcomes(order)(index) })),
        delivery: order.delivery,
        contactErasedAt: order.contactErasedAt,
      }))
    },
    async eraseContact(owner) {
      return journal.eraseContact((await ordersOf(owner, {})).map(({ key }) => key))
    },
  }

  async function outcomesOf(orders: readonly Order[]) {
    // Most have never been at a desk.
    const keys = orders.filter(({ fulfillment }) => fulfillment !== 'waiting').map(({ key }) => key)
    const picks = keys.length === 0 ? null : await journal.listPicks(keys)
    return ({ key }: Order): OutcomeOf => {
      const outcomes = lineOutcomesOf(picks?.get(key))
      return (line) => outcomes.get(line) ?? null
    }
  }

  /** Newest first, each once. */
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

function newestFirst(one: Order, other: Order): number {
  const [a, b] = [one, other].map(({ createdAt, key }) => `${createdAt} ${key}`) as [string, string]
  return a < b ? 1 : a > b ? -1 : 0
}

const isPast = (state: Order['state']): state is PastOrderState =>
  pastOrderStates.some((past) => past === state)

/** Null for an attempt that never became an order. */
function pastOrderOf(order: Order, outcomeOf: OutcomeOf): PastOrder | null {
  const { key, state, createdAt, lines, shipping, fulfillment, fulfillmentAt } = order
  // The journal may have found out only now that nobody sends this one any more.
  if (!isPast(state)) return null
  const total = productsTotal(lines)
  return {
    code: orderCode(key),
    placedAt: createdAt,
    state,
    fulfillment,
    fulfillmentAt,
    lines: lines.map(({ variantId, title, variantTitle, quantity }, index) => ({
      variantId,
      title,
      variantTitle,
      quantity,
      outcome: outcomeOf(index),
    })),
    productsTotal: total,
    shippingFee: total && shipping.fee !== null ? { ...total, amount: shipping.fee } : null,
  }
}
