import { z } from 'zod'
import { suggestProducts } from '@/lib/catalog/suggest-products'
import { normalizeQuery } from '@/lib/domain/search-query'
import { answerGet } from '@/lib/server/api/answer-call'
import { jsonResponse } from '@/lib/server/api/json-response'
import { problemResponse } from '@/lib/server/api/problem'

const parametersSchema = z.strictObject({ q: z.string().max(200) })

/** `?q=…`: products, categories and a corrected spelling for what was typed so far. */
export function GET(request: Request): Promise<Response> {
  return answerGet(request, {
    limit: 'search',
    schema: parametersSchema,
    async call({ requestId, input: { q } }) {
      const suggestions = await suggestProducts(normalizeQuery(q))
      return suggestions === null ? problemResponse('store-failed', { requestId }) : jsonResponse(suggestions)
    },
  })
}
