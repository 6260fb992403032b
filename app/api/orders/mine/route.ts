import { orderKeysBodySchema } from '@/lib/api/account-messages'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'
import { listOwnOrders } from '../list-own-orders'
import { createOrderView } from '../show-order'

/** The orders of the signed-in user, and of this device; or those of these keys alone: `{ orders }`. */
export const POST = authRoute({
  schema: orderKeysBodySchema,
  limit: 'orders',
  async call(opened, body, request) {
    const [orders, view] = await Promise.all([listOwnOrders(opened, request, body), createOrderView()])
    return success({ orders: orders.map(view) })
  },
})
