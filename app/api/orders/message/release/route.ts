import { messageOrderSchema } from '@/lib/api/checkout-messages'
import { apiRoute } from '@/lib/server/api/api-route'
import { getFileStore } from '@/lib/store/get-file-store'
import { ordersUnavailable } from '../../../order-records'

/** The shopper left the page of the order with this token without sending it: it gives its pieces back. */
export const POST = apiRoute({
  admission: { limit: 'arrival', from: 'own-json' },
  schema: messageOrderSchema,
  async call({ requestId, input: { token } }) {
    try {
      await getFileStore()?.sales.createRelease(token)
    } catch (error) {
      return ordersUnavailable(error, requestId)
    }
    return new Response(null, { status: 204 })
  },
})
