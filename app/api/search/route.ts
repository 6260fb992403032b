import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { suggestProducts } from '@/lib/catalog/suggest-products'
import { normalizeQuery } from '@/lib/domain/search-query'
import { jsonResponse } from '@/lib/http/json-response'
import { limitOf } from '@/lib/http/limit-of'
import { problemResponse } from '@/lib/http/problem'

const parametersSchema = z.strictObject({ q: z.string().max(200) })

/** `?q=…`: products, categories and a corrected spelling for what was typed so far. */
export async function GET(request: Request): Promise<Response> {
  const limited = await limitOf('search', request)
  if (limited) return limited
  const requestId = randomUUID()
  const parameters = parametersSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parameters.success) return problemResponse('bad-body', { requestId })
  const suggestions = await suggestProducts(normalizeQuery(parameters.data.q))
  return suggestions === null ? problemResponse('store-failed', { requestId }) : jsonResponse(suggestions)
}
