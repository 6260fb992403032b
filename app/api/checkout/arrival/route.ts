import { z } from 'zod'
import { orderKeySchema } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { moveToArrived } from '@/lib/orders/move-to-arrived'
import { orderCode } from '@/lib/orders/order-code'
import { apiRoute } from '@/lib/server/api/api-route'
import { problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'
import { getStoreApi } from '@/lib/store/get-store-api'
import { storeProblem } from '@/lib/store/store-problem'
import { ordersUnavailable } from '../../orders-unavailable'

/** The shopper reached /success. Says nothing of what the key stands for: known or not, it answers 204. */
export const POST = apiRoute({
  admission: { limit: 'arrival', from: 'own-json' },
  schema: z.strictObject({}),
  async call({ request, requestId }) {
    const key = orderKeySchema.safeParse(request.headers.get('idempotency-key'))
    if (!key.success) return problemResponse('idempotency-key-missing', { requestId })
    try {
      const arrived = await moveToArrived(getOrderJournal(), key.data)
      const told = await getStoreApi().createArrival(key.data)
      if (!told.ok) return problemResponse(storeProblem(told.error), { requestId })
      if (arrived)
        log('info', 'checkout.state', { requestId, order: orderCode(key.data), state: arrived.state })
    } catch (error) {
      return ordersUnavailable(error, requestId)
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  },
})
