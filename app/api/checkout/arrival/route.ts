import { z } from 'zod'
import { orderKeySchema } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { orderName } from '@/lib/orders/order-name'
import { answerPost } from '@/lib/server/api/answer-call'
import { problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'
import { ordersUnavailable } from '../../orders-unavailable'

/** The shopper reached /success. Says nothing of what the key stands for: known or not, it answers 204. */
export function POST(request: Request): Promise<Response> {
  return answerPost(request, {
    limit: 'arrival',
    schema: z.strictObject({}),
    async call({ requestId }) {
      const key = orderKeySchema.safeParse(request.headers.get('idempotency-key'))
      if (!key.success) return problemResponse('idempotency-key-missing', { requestId })
      try {
        const arrived = await getOrderJournal().createEvent({
          key: key.data,
          from: ['opened'],
          to: 'arrived',
        })
        if (arrived)
          log('info', 'checkout.state', { requestId, order: orderName(key.data), state: arrived.state })
      } catch (error) {
        return ordersUnavailable(error, requestId)
      }
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    },
  })
}
