import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { readCatalogNow } from '@/lib/catalog/get-catalog'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

/** Reads the catalogue now. Answers 404 without REVALIDATE_SECRET, 403 for a wrong bearer token. */
export const POST = apiRoute({
  admission: { limit: 'revalidate', from: 'own' },
  schema: z.unknown(),
  async call({ request, requestId }) {
    const { revalidateSecret } = getEnvironment()
    if (revalidateSecret === null) return problemResponse('not-found', { requestId })
    const given = digestOf(request.headers.get('authorization') ?? '')
    if (!timingSafeEqual(given, digestOf(`Bearer ${revalidateSecret}`))) {
      return problemResponse('bad-secret', { requestId })
    }
    const isRefreshed = await readCatalogNow()
    return isRefreshed
      ? jsonResponse({ status: 'refreshed' })
      : problemResponse('store-failed', { requestId })
  },
})

/** Hashes to a fixed length, so that timing does not reveal the secret's. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
