import { z } from 'zod'
import { productIdSchema } from '@/lib/domain/identifiers'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse } from '@/lib/server/api/json-response'
import { problemResponse } from '@/lib/server/api/problem'
import { getStoreApi } from '@/lib/store/get-store-api'
import { storeProblem } from '@/lib/store/store-problem'

/** Today's stock of one product: `{ stock: { variantId: pieces or null } }`. */
export const GET = apiRoute({
  admission: { limit: 'stock', from: 'own' },
  schema: z.unknown(),
  async call({ requestId, parameters }) {
    const productId = productIdSchema.safeParse(parameters['productId'])
    if (!productId.success) return problemResponse('not-found', { requestId })
    const stock = await getStoreApi().listStock([productId.data])
    if (stock.ok) return jsonResponse({ stock: Object.fromEntries(stock.value) })
    const { retryAfterSeconds } = stock.error
    return problemResponse(storeProblem(stock.error), { requestId, retryAfterSeconds })
  },
})
