import { z } from 'zod'
import { offerWindows } from '@/lib/checkout/offer-windows'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'
import { ordersUnavailable } from '../order-records'

/** The windows that can be chosen now: no kept page says so. */
export const GET = apiRoute({
  admission: { limit: 'stock', from: 'own' },
  schema: z.unknown(),
  async call({ requestId }) {
    const { deliveryWindows: schedule } = getEnvironment()
    if (!schedule) return problemResponse('not-found', { requestId })
    try {
      return jsonResponse(await offerWindows({ schedule, journal: getOrderJournal(), now: Date.now() }))
    } catch (error) {
      return ordersUnavailable(error, requestId)
    }
  },
})
