import { getPaidWay } from '@/app/api/order-records'
import { deskOrdersQuerySchema } from '@/lib/desk/api/orders'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { listOrders } from '@/lib/desk/server/orders/list-orders'
import { isNumberSearch } from '@/lib/desk/server/orders/search-words'
import { namedPlaces } from '@/lib/domain/delivery'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { refuseTooMany } from '@/lib/server/api/admit'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

export const GET = deskRoute({
  from: 'own',
  schema: deskOrdersQuerySchema,
  async call({ input, requestId, sessionHash }) {
    const refused =
      input.q && isNumberSearch(input.q)
        ? await refuseTooMany({ limit: 'desk-digits', key: sessionHash })
        : null
    if (refused) return problemResponse(refused.kind, { requestId, ...refused })
    const { deliveryZones, deliveryWindows: schedule } = getEnvironment()
    const cities = namedPlaces(deliveryZones)
    const effects = {
      journal: getOrderJournal(),
      cities,
      schedule,
      ...getPaidWay(),
      now: Date.now,
    }
    return jsonResponse(await listOrders(input, effects))
  },
})
