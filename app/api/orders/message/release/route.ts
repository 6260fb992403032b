import { messageOrderSchema } from '@/lib/api/checkout-messages'
import { apiRoute } from '@/lib/server/api/api-route'
import { getFileStore } from '@/lib/store/get-file-store'
import { ordersUnavailable } from '../../../order-records'

/** Releases the pieces of an order whose page was left unsent. */
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
