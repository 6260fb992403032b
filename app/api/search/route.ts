import { z } from 'zod'
import { suggestProducts } from '@/lib/catalog/search-products'
import { normalizeQuery, type SearchSuggestions } from '@/lib/domain/search-query'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'

const parametersSchema = z.strictObject({ q: z.string().max(200) })

export const GET = apiRoute({
  admission: { limit: 'search', from: 'own' },
  schema: parametersSchema,
  async call({ requestId, input: { q } }) {
    const suggestions = await suggestProducts(normalizeQuery(q))
    return suggestions === null
      ? problemResponse('store-failed', { requestId })
      : jsonResponse<SearchSuggestions>(suggestions)
  },
})
