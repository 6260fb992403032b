import { z } from 'zod'
import type { StockAnswer } from '@/lib/api/catalog-answers'
import { findStock } from '@/lib/catalog/find-stock'
import { productIdSchema } from '@/lib/domain/identifiers'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { storeProblem } from '@/lib/store/errors'

export const GET = apiRoute({
  admission: { limit: 'stock', from: 'own' },
  schema: z.unknown(),
  async call({ requestId, parameters }) {
    const productId = productIdSchema.safeParse(parameters['productId'])
    if (!productId.success) return problemResponse('not-found', { requestId })
    const stock = await findStock(productId.data)
    if (!stock.ok) {
      const { retryAfterSeconds } = stock.error
      return problemResponse(storeProblem(stock.error), { requestId, retryAfterSeconds })
    }
    if (stock.value === null) return problemResponse('not-found', { requestId })
    return jsonResponse<StockAnswer>({ stock: Object.fromEntries(stock.value) })
  },
})
