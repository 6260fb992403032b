import { findAccountId } from '@/lib/accounts/get-auth-service'
import type { CheckoutOpened } from '@/lib/api/checkout-answers'
import { checkoutBodySchema, type ParsedCheckoutBody } from '@/lib/api/checkout-messages'
import { startCheckout } from '@/lib/checkout/start-checkout'
import { orderKeySchema } from '@/lib/domain/order'
import { journalRetrySeconds } from '@/lib/orders/order-journal'
import { apiRoute, type Call } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { countedAddress } from '@/lib/server/client-address'
import { log } from '@/lib/server/log'
import { meters } from '@/lib/server/metrics/meters'
import { createCheckoutContext } from './create-checkout-context'

/** Parses the cart, takes the order once per `Idempotency-Key`, answers `{ url }` or a problem. */
export const POST = apiRoute({
  admission: { limit: 'checkout', from: 'own-json' },
  schema: checkoutBodySchema,
  call: takeCheckout,
})

async function takeCheckout({ request, requestId, origin, input }: Call<ParsedCheckoutBody>) {
  const key = orderKeySchema.safeParse(request.headers.get('idempotency-key'))
  if (!key.success) return problemResponse('idempotency-key-missing', { requestId })
  const accountId = await findAccountId(request.headers.get('cookie'))
  const address = countedAddress(request.headers)
  const attempt = { key: key.data, requestId, accountId, address, body: input }
  const started = await startCheckout(attempt, createCheckoutContext(origin))
  if (!started.ok) {
    const { kind } = started.error
    meters()?.checkouts.inc({ outcome: kind })
    const error = 'error' in started.error ? started.error.error : null
    log('warn', 'checkout.refused', { requestId, kind, correlationId: error?.correlationId })
    const lines = kind === 'cart-changed' ? started.error.lines : undefined
    const fee = kind === 'delivery-changed' ? started.error.fee : undefined
    const windows = 'windows' in started.error ? started.error.windows : undefined
    const retryAfterSeconds = kind === 'orders-unavailable' ? journalRetrySeconds : error?.retryAfterSeconds
    return problemResponse(kind, { requestId, retryAfterSeconds, lines, windows, fee })
  }
  const { url, code, metadataSent, isRepeated } = started.value
  meters()?.checkouts.inc({ outcome: isRepeated ? 'repeated' : 'started' })
  const fields = { requestId, order: code, lines: input.items.length, metadataSent, isRepeated }
  log('info', 'checkout.started', fields)
  return jsonResponse<CheckoutOpened>({ url })
}
