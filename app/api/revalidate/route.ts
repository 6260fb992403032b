import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { readCatalogNow } from '@/lib/catalog/get-catalog'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

/** Reads the catalogue now. Answers 404 unless REVALIDATE_SECRET is set, 403 unless the bearer token is that secret. */
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

/** Of one length, whatever was given: how long the secret is shows in no time either. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
