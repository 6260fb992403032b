import { type DeskPersonOrders, deskPersonSchema } from '@/lib/api/desk/privacy'
import { deskRoute } from '@/lib/desk/desk-route'
import { ordersOfPerson } from '@/lib/desk/privacy/orders-of-person'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { orderCode } from '@/lib/orders/order-code'
import { jsonResponse } from '@/lib/server/api/json-response'

/** Which orders a person has: a POST, because no address may hold a number. */
export const POST = deskRoute({
  from: 'own-json',
  schema: deskPersonSchema,
  async call({ input }) {
    const orders = await ordersOfPerson(getOrderJournal(), input)
    const found = orders.map(({ key, createdAt }) => ({ code: orderCode(key), createdAt }))
    return jsonResponse({ orders: found } satisfies DeskPersonOrders)
  },
})
