import { orderKeysBodySchema } from '@/lib/api/account-messages'
import type { PastOrders } from '@/lib/api/order-answers'
import { success } from '@/lib/domain/result'
import { authRoute } from '../../auth/auth-route'
import { listOwnOrders } from '../list-own-orders'
import { createOrderView } from '../show-order'

export const POST = authRoute({
  schema: orderKeysBodySchema,
  limit: 'orders',
  async call(opened, body, request) {
    const [orders, view] = await Promise.all([listOwnOrders(opened, request, body), createOrderView()])
    return success<PastOrders>({ orders: orders.map(view) })
  },
})
