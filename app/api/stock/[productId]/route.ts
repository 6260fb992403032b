import { z } from 'zod'
import { productIdSchema } from '@/lib/domain/identifiers'
import { answerGet } from '@/lib/server/api/answer-call'
import { jsonResponse } from '@/lib/server/api/json-response'
import { problemResponse } from '@/lib/server/api/problem'
import { getStoreApi } from '@/lib/store/get-store-api'
import { storeProblem } from '@/lib/store/store-problem'

type Context = { readonly params: Promise<{ productId: string }> }

/** Today's stock of one product: `{ stock: { variantId: pieces or null } }`. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerGet(request, {
    limit: 'stock',
    schema: z.unknown(),
    async call({ requestId }) {
      const productId = productIdSchema.safeParse((await params).productId)
      if (!productId.success) return problemResponse('not-found', { requestId })
      const stock = await getStoreApi().listStock([productId.data])
      if (stock.ok) return jsonResponse({ stock: Object.fromEntries(stock.value) })
      const { retryAfterSeconds } = stock.error
      return problemResponse(storeProblem(stock.error), { requestId, retryAfterSeconds })
    },
  })
}
