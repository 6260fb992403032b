import { randomUUID, timingSafeEqual } from 'node:crypto'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { getEnvironment } from '@/lib/env/server'
import { jsonResponse } from '@/lib/http/json-response'
import { problemResponse } from '@/lib/http/problem'

/** Reads the catalogue now. Answers 404 unless REVALIDATE_SECRET is set, 403 unless the bearer token is that secret. */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID()
  const { revalidateSecret } = getEnvironment()
  if (revalidateSecret === null) return problemResponse('not-found', { requestId })
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${revalidateSecret}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return problemResponse('bad-secret', { requestId })
  }
  const isRefreshed = await getCatalogReader().refresh()
  return isRefreshed ? jsonResponse({ status: 'refreshed' }) : problemResponse('store-failed', { requestId })
}
