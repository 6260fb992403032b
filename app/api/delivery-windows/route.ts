import { z } from 'zod'
import type { OfferedWindows } from '@/lib/api/checkout-answers'
import { offerWindows } from '@/lib/checkout/offer-windows'
import { findZone } from '@/lib/domain/delivery'
import { scheduleFor } from '@/lib/domain/delivery-windows'
import { openingState } from '@/lib/domain/opening-hours'
import { orderFields } from '@/lib/domain/order-fields'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'
import { ordersUnavailable } from '../order-records'

/** Returns the windows available now, for pickup at `place` if given, and whether the market is closed. */
export const GET = apiRoute({
  admission: { limit: 'stock', from: 'own' },
  schema: z.object({
    place: z.string().max(orderFields.city.maximumLength).default(''),
    chosen: z.string().max(orderFields.deliveryWindow.maximumLength).default(''),
  }),
  async call({ requestId, input: { place, chosen } }) {
    const { deliveryZones, deliveryWindows, openingHours } = getEnvironment()
    if (!deliveryWindows) return problemResponse('not-found', { requestId })
    const schedule = scheduleFor(findZone(place, deliveryZones)?.city ?? null, deliveryWindows)
    const now = Date.now()
    const state = openingHours && openingState(openingHours, now)
    const changesAt = state && (state.isOpen ? state.until : state.opensAt)
    try {
      const { windows, validMs } = await offerWindows({ schedule, journal: getOrderJournal(), now, chosen })
      return jsonResponse<OfferedWindows>({
        windows,
        validMs: Math.min(validMs, (changesAt ?? Infinity) - now),
        isClosed: state?.isOpen === false,
      })
    } catch (error) {
      return ordersUnavailable(error, requestId)
    }
  },
})
