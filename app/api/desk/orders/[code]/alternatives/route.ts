import { z } from 'zod'
import { searchSource } from '@/lib/catalog/search-products'
import { aisleProducts, similarProducts } from '@/lib/catalog/similar-products'
import type { DeskAlternative } from '@/lib/desk/api/orders'
import { queryTextSchema } from '@/lib/desk/api/query-values'
import { alternativesOf, offersOf } from '@/lib/desk/server/orders/alternatives'
import type { OrderLine } from '@/lib/domain/order'
import { normalizeQuery } from '@/lib/domain/search-query'
import { searchCatalog } from '@/lib/search/search-catalog'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { knownCatalog, orderRoute } from '../order-route'

/**
 * Returns `{ alternatives }` in stock: similar ones, a search by `q`, or the aisle; empty without a
 * catalogue.
 */
export const GET = orderRoute({
  from: 'own',
  schema: z.object({
    line: z.coerce.number().int().min(0).max(999),
    q: queryTextSchema.trim().max(80).optional(),
    aisle: z.literal('1').optional(),
  }),
  async call({ order, input: { line: place, q, aisle }, requestId }) {
    const line = order.lines[place]
    if (!line) return problemResponse('not-found', { requestId })
    if (q) return jsonResponse({ alternatives: await findOffers(line, q) })
    const catalog = await knownCatalog()
    const find = aisle ? aisleProducts : similarProducts
    return jsonResponse({ alternatives: catalog ? alternativesOf(catalog, line, order.lines, find) : [] })
  },
})

async function findOffers(line: OrderLine, q: string): Promise<readonly DeskAlternative[]> {
  const source = await searchSource().catch(() => null)
  return source ? offersOf(source.catalog, line, searchCatalog(source, normalizeQuery(q)).products) : []
}
