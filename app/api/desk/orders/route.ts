import { deskOrdersQuerySchema } from '@/lib/api/desk/orders'
import { deskRoute } from '@/lib/desk/desk-route'
import { listOrders } from '@/lib/desk/orders/list-orders'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/json-response'
import { getEnvironment } from '@/lib/server/environment/server'

export const GET = deskRoute({
  from: 'own',
  schema: deskOrdersQuerySchema,
  async call({ input }) {
    const cities = getEnvironment().deliveryZones.map(({ city }) => city)
    return jsonResponse(await listOrders(input, { journal: getOrderJournal(), cities, now: Date.now }))
  },
})
