import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { deskAislesQuerySchema } from '@/lib/desk/api/aisles'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { listAisles } from '@/lib/desk/server/orders/list-aisles'
import { namedPlaces } from '@/lib/domain/delivery'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

export const GET = deskRoute({
  from: 'own',
  schema: deskAislesQuerySchema,
  async call({ input }) {
    const sources = {
      journal: getOrderJournal(),
      catalog: getCatalogReader().find(),
      now: Date.now(),
      cities: namedPlaces(getEnvironment().deliveryZones),
    }
    return jsonResponse(await listAisles(input, sources))
  },
})
