import { randomUUID } from 'node:crypto'
import { findAccountId } from '@/lib/auth/get-auth-service'
import { checkoutBodySchema } from '@/lib/checkout/contract'
import { startCheckout } from '@/lib/checkout/start-checkout'
import { orderKeySchema } from '@/lib/domain/order'
import { getEnvironment } from '@/lib/env/server'
import { jsonResponse } from '@/lib/http/json-response'
import { limitOf } from '@/lib/http/limit-of'
import { problemResponse } from '@/lib/http/problem'
import { readJsonBody } from '@/lib/http/read-json-body'
import { shopOrigin } from '@/lib/http/shop-origin'
import { log } from '@/lib/log'
import { orderName } from '@/lib/orders/order-name'
import { checkoutContext } from './checkout-context'

/** Parses the cart, takes the order once per `Idempotency-Key`, answers `{ url }` or a problem. */
export async function POST(request: Request): Promise<Response> {
  const limited = await limitOf('checkout', request)
  if (limited) return limited
  const requestId = randomUUID()
  const origin = shopOrigin(request.headers, getEnvironment())
  const json = await readJsonBody(request, origin)
  if (!json.ok) return problemResponse(json.error.kind, { requestId })
  const key = orderKeySchema.safeParse(request.headers.get('idempotency-key'))
  if (!key.success) return problemResponse('idempotency-key-missing', { requestId })
  const body = checkoutBodySchema.safeParse(json.value)
  if (!body.success) return problemResponse('bad-body', { requestId })

  const accountId = await findAccountId(request.headers.get('cookie'))
  const attempt = { key: key.data, requestId, accountId, body: body.data }
  const started = await startCheckout(attempt, checkoutContext(origin))
  const fields = { requestId, order: orderName(key.data) }
  if (!started.ok) {
    const { kind } = started.error
    const error = 'error' in started.error ? started.error.error : null
    log('warn', 'checkout.refused', { ...fields, kind, correlationId: error?.correlationId })
    const lines = kind === 'cart-changed' ? started.error.lines : undefined
    return problemResponse(kind, { requestId, retryAfterSeconds: error?.retryAfterSeconds, lines })
  }
  const { url, metadataSent, isRepeated } = started.value
  log('info', 'checkout.started', { ...fields, lines: body.data.items.length, metadataSent, isRepeated })
  return jsonResponse({ url })
}
