import { type DeskPersonOrders, deskPersonSchema } from '@/lib/desk/api/privacy'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { ordersOfPerson, recordLookup } from '@/lib/desk/server/privacy/orders-of-person'
import { isUndelivered } from '@/lib/domain/order-attention'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'

/** Uses POST, as no address may hold a phone number. */
export const POST = deskRoute({
  from: 'own-json',
  limit: 'desk-person',
  schema: deskPersonSchema,
  async call({ input, record }) {
    const orders = await ordersOfPerson(getOrderJournal(), input)
    await recordLookup(record, input, orders.length)
    const found = orders.map((order) => ({
      code: order.code,
      createdAt: order.createdAt,
      isUndelivered: isUndelivered(order),
    }))
    return jsonResponse({ orders: found } satisfies DeskPersonOrders)
  },
})
