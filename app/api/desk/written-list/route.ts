import { z } from 'zod'
import { findListProducts } from '@/lib/catalog/written-list/find-list-products'
import type { DeskWrittenList } from '@/lib/desk/api/catalog'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { getSoldReader } from '@/lib/orders/get-order-journal'
import { jsonResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

/** A message as a shopper sent it, in characters; nothing of it is kept. */
const schema = z.strictObject({ text: z.string().max(48 * 1024) })

/** Uses POST, as no address may hold a message. */
export const POST = deskRoute({
  from: 'own-json',
  limit: 'list',
  schema,
  async call({ input }) {
    const list = await findListProducts(input.text, { bought: [], findSold: getSoldReader() })
    return jsonResponse({ ...list, shop: getEnvironment().siteUrl } satisfies DeskWrittenList)
  },
})
