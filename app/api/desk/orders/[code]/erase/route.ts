import { z } from 'zod'
import { orderRoute } from '@/lib/desk/orders/order-route'
import { eraseOrders } from '@/lib/desk/privacy/erase-orders'
import { jsonResponse } from '@/lib/server/api/json-response'

/** Takes number, notes and account out of one order, for good. */
export const POST = orderRoute({
  from: 'own-json',
  schema: z.strictObject({}),
  call: async ({ order, journal, record }) => jsonResponse(await eraseOrders(journal, [order], record)),
})
