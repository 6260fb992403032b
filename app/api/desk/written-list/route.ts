import { findListProducts } from '@/lib/catalog/written-list/find-list-products'
import { type DeskWrittenList, deskWrittenListSchema } from '@/lib/desk/api/catalog'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { getSoldReader } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

/** Uses POST, as no address may hold a message. */
export const POST = deskRoute({
  from: 'own-json',
  limit: 'list',
  schema: deskWrittenListSchema,
  async call({ input }) {
    const list = await findListProducts(input.text, { bought: [], findSold: getSoldReader() })
    return jsonResponse({ ...list, shop: getEnvironment().siteUrl } satisfies DeskWrittenList)
  },
})
