import { returnSchema } from '@/lib/api/checkout-messages'
import { orderKeySchema } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { recordReturn } from '@/lib/orders/record-return'
import { apiRoute } from '@/lib/server/api/api-route'
import { problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'
import { storeProblem } from '@/lib/store/errors'
import { getStoreApi } from '@/lib/store/get-store-api'
import { ordersUnavailable } from '../../order-records'

/** Records a return from the payment; always 204, which reveals nothing. */
export const POST = apiRoute({
  admission: { limit: 'arrival', from: 'own-json' },
  schema: returnSchema,
  async call({ request, requestId, input: { value } }) {
    const key = orderKeySchema.safeParse(request.headers.get('idempotency-key'))
    if (!key.success) return problemResponse('idempotency-key-missing', { requestId })
    try {
      const proven = await recordReturn(getOrderJournal(), { key: key.data, value })
      if (proven?.by === 'arrival') {
        const reported = await getStoreApi().createReturn(key.data)
        if (!reported.ok) return problemResponse(storeProblem(reported.error), { requestId })
      }
      if (proven?.moved) {
        const { code, state } = proven.moved
        log('info', 'checkout.state', { requestId, order: code, state })
      }
    } catch (error) {
      return ordersUnavailable(error, requestId)
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  },
})
