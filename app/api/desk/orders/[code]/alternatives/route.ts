import { z } from 'zod'
import type { DeskAlternative } from '@/lib/desk/api/orders'
import { alternativesOf } from '@/lib/desk/server/orders/alternatives'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { knownCatalog, orderRoute } from '../order-route'

/** What is in stock in place of one line: `{ alternatives }`, none while the catalogue cannot be read. */
export const GET = orderRoute({
  from: 'own',
  schema: z.object({ line: z.coerce.number().int().min(0).max(999) }),
  async call({ order, input, requestId }) {
    const line = order.lines[input.line]
    if (!line) return problemResponse('not-found', { requestId })
    const catalog = await knownCatalog()
    const alternatives: readonly DeskAlternative[] = catalog ? alternativesOf(catalog, line, order.lines) : []
    return jsonResponse({ alternatives })
  },
})
