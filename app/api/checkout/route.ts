import { randomUUID } from 'node:crypto'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { checkoutBodySchema } from '@/lib/checkout/contract'
import { startCheckout } from '@/lib/checkout/start-checkout'
import { getEnvironment } from '@/lib/env/server'
import { jsonResponse } from '@/lib/http/json-response'
import { limitOf } from '@/lib/http/limit-of'
import { problemResponse } from '@/lib/http/problem'
import { readJsonBody } from '@/lib/http/read-json-body'
import { log } from '@/lib/log'
import { getStoreApi } from '@/lib/store-api/get-store-api'

/** Parses the cart, asks the store for a hosted checkout, answers `{ url }` or a problem. */
export async function POST(request: Request): Promise<Response> {
  const limited = await limitOf('checkout', request)
  if (limited) return limited
  const requestId = randomUUID()
  const { siteUrl, servedCities, checkoutHosts } = getEnvironment()
  const json = await readJsonBody(request, siteUrl)
  if (!json.ok) return problemResponse(json.error.kind, { requestId })
  const body = checkoutBodySchema.safeParse(json.value)
  if (!body.success) return problemResponse('bad-body', { requestId })

  const catalog = getCatalogReader().find()
  const started = await startCheckout(body.data, {
    api: getStoreApi(),
    siteUrl,
    servedCities,
    checkoutHosts,
    language: catalog?.snapshot.language ?? null,
    findProductOf: (variantId) => catalog?.productsByVariant.get(variantId),
  })
  if (!started.ok) {
    const error = 'error' in started.error ? started.error.error : null
    log('warn', 'checkout.refused', {
      requestId,
      kind: started.error.kind,
      message: error?.message,
      correlationId: error?.correlationId,
    })
    return problemResponse(started.error.kind, { requestId, retryAfterSeconds: error?.retryAfterSeconds })
  }
  log('info', 'checkout.started', {
    requestId,
    lines: body.data.items.length,
    metadataSent: started.value.metadataSent,
  })
  return jsonResponse({ url: started.value.url })
}
