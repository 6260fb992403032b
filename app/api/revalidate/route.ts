import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { admit } from '@/lib/server/api/admit'
import { jsonResponse } from '@/lib/server/api/json-response'
import { problemResponse } from '@/lib/server/api/problem'
import { getEnvironment } from '@/lib/server/environment/server'

/** Reads the catalogue now. Answers 404 unless REVALIDATE_SECRET is set, 403 unless the bearer token is that secret. */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID()
  const { revalidateSecret } = getEnvironment()
  if (revalidateSecret === null) return problemResponse('not-found', { requestId })
  const refusal = await admit(request, { limit: 'revalidate', from: 'own' })
  if (refusal) return refusal
  const given = digestOf(request.headers.get('authorization') ?? '')
  if (!timingSafeEqual(given, digestOf(`Bearer ${revalidateSecret}`))) {
    return problemResponse('bad-secret', { requestId })
  }
  const isRefreshed = await getCatalogReader().refresh()
  return isRefreshed ? jsonResponse({ status: 'refreshed' }) : problemResponse('store-failed', { requestId })
}

/** Of one length, whatever was given: how long the secret is shows in no time either. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
