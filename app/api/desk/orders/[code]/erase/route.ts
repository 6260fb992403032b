import { deskEraseSchema } from '@/lib/desk/api/privacy'
import { eraseOrders } from '@/lib/desk/server/privacy/orders-of-person'
import { refuseWithoutPassword } from '@/lib/desk/server/session/refuse-without-password'
import { jsonResponse } from '@/lib/server/api/problem'
import { orderRoute } from '../order-route'

/** Erases number, notes and account of one order for good. */
export const POST = orderRoute({
  from: 'own-json',
  schema: deskEraseSchema,
  async call(given) {
    const { order, journal, record } = given
    return (await refuseWithoutPassword(given)) ?? jsonResponse(await eraseOrders(journal, [order], record))
  },
})
