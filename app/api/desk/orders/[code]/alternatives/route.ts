import { z } from 'zod'
import { searchSource } from '@/lib/catalog/search-products'
import type { DeskAlternative } from '@/lib/desk/api/orders'
import { queryTextSchema } from '@/lib/desk/api/query-values'
import { alternativesOf, offersOf } from '@/lib/desk/server/orders/alternatives'
import type { OrderLine } from '@/lib/domain/order'
import { normalizeQuery } from '@/lib/domain/search-query'
import { searchCatalog } from '@/lib/search/search-catalog'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { knownCatalog, orderRoute } from '../order-route'

/**
 * What is in stock in place of one line: `{ alternatives }`, with `q` what the shop's search finds; none while the catalogue
 * cannot be read.
 */
export const GET = orderRoute({
  from: 'own',
  schema: z.object({
    line: z.coerce.number().int().min(0).max(999),
    q: queryTextSchema.trim().max(80).optional(),
  }),
  async call({ order, input: { line: place, q }, requestId }) {
    const line = order.lines[place]
    if (!line) return problemResponse('not-found', { requestId })
    return jsonResponse({ alternatives: q ? await findOffers(line, q) : await findAlike(line, order.lines) })
  },
})

async function findAlike(line: OrderLine, lines: readonly OrderLine[]): Promise<readonly DeskAlternative[]> {
  const catalog = await knownCatalog()
  return catalog ? alternativesOf(catalog, line, lines) : []
}

async function findOffers(line: OrderLine, q: string): Promise<readonly DeskAlternative[]> {
  const source = await searchSource().catch(() => null)
  return source ? offersOf(source.catalog, line, searchCatalog(source, normalizeQuery(q)).products) : []
}
