import { randomUUID } from 'node:crypto'
import { quoteCart } from '@/lib/checkout/quote-cart'
import { quoteBodySchema } from '@/lib/checkout/quote-contract'
import { storeProblem } from '@/lib/checkout/store-problem'
import { getEnvironment } from '@/lib/env/server'
import { jsonResponse } from '@/lib/http/json-response'
import { limitOf } from '@/lib/http/limit-of'
import { problemResponse } from '@/lib/http/problem'
import { readJsonBody } from '@/lib/http/read-json-body'
import { shopOrigin } from '@/lib/http/shop-origin'
import { log } from '@/lib/log'

/** Milliseconds; several drawers that open at once ask the store once. */
const maximumAgeMs = 10_000

/** The cart at today's prices and stock, with what is no longer as the shopper saw it. */
export async function POST(request: Request): Promise<Response> {
  const limited = await limitOf('quote', request)
  if (limited) return limited
  const requestId = randomUUID()
  const json = await readJsonBody(request, shopOrigin(request.headers, getEnvironment()))
  if (!json.ok) return problemResponse(json.error.kind, { requestId })
  const body = quoteBodySchema.safeParse(json.value)
  if (!body.success) return problemResponse('bad-body', { requestId })

  const quote = await quoteCart(body.data.lines, { maximumAgeMs })
  if (quote.ok) return jsonResponse(quote.value)
  const { message, correlationId, retryAfterSeconds } = quote.error
  log('warn', 'quote.failed', { requestId, lines: body.data.lines.length, message, correlationId })
  return problemResponse(storeProblem(quote.error), { requestId, retryAfterSeconds })
}
