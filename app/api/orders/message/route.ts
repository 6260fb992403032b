import { messageOrderSchema } from '@/lib/api/checkout-messages'
import { apiRoute } from '@/lib/server/api/api-route'
import { problemResponse } from '@/lib/server/api/problem'
import { ordersUnavailable } from '../../order-records'
import { findMessageOrder } from './find-message-order'

/** Returns the order with its WhatsApp link. Uses POST because viewing reserves pieces again. */
export const POST = apiRoute({
  admission: { limit: 'orders', from: 'own-json' },
  schema: messageOrderSchema,
  async call({ requestId, origin, input: { token } }) {
    try {
      const order = await findMessageOrder(token, origin)
      return order ? Response.json(order) : problemResponse('not-found', { requestId })
    } catch (error) {
      return ordersUnavailable(error, requestId)
    }
  },
})
