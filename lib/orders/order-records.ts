import type { Order } from '../domain/order.ts'
import { productsTotal } from '../domain/order-total.ts'
import {
  type OrderRecords,
  type PastOrder,
  type PastOrderState,
  pastOrderStates,
} from '../domain/past-order.ts'
import { orderCode } from './order-code.ts'
import type { OrderFilter, OrderJournal } from './order-journal.ts'

/** A page that is read, not an archive; the operator has all of them. */
const maximumOrders = 50

/** Past orders as their shopper sees them, out of the journal. Throws when it cannot be read or written. */
export function createOrderRecords(journal: Pick<OrderJournal, 'list' | 'eraseContact'>): OrderRecords {
  return {
    async listPastOrders(owner) {
      const orders = await ordersOf(owner, { states: pastOrderStates, limit: maximumOrders })
      return orders.flatMap((order) => pastOrderOf(order) ?? []).slice(0, maximumOrders)
    },
    async listKeptOrders(accountId) {
      return (await journal.list({ accountId })).map((order) => ({
        code: orderCode(order.key),
        kind: order.kind,
        state: order.state,
        createdAt: order.createdAt,
        updatedAt: order.updatedAt,
        lines: order.lines,
        delivery: order.delivery,
        contactErasedAt: order.contactErasedAt,
      }))
    },
    async eraseContact(owner) {
      return journal.eraseContact((await ordersOf(owner, {})).map(({ key }) => key))
    },
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
function pastOrderOf({ key, state, createdAt, lines, shipping }: Order): PastOrder | null {
  // The journal may have found out only now that nobody sends this one any more.
  if (!isPast(state)) return null
  const total = productsTotal(lines)
  return {
    code: orderCode(key),
    placedAt: createdAt,
    state,
    lines: lines.map(({ variantId, title, variantTitle, quantity }) => ({
      variantId,
      title,
      variantTitle,
      quantity,
    })),
    productsTotal: total,
    shippingFee: total && shipping.fee !== null ? { ...total, amount: shipping.fee } : null,
  }
}
