import { quoteBodySchema } from '@/lib/api/quote-messages'
import { quoteCart } from '@/lib/checkout/quote-cart'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'
import { storeProblem } from '@/lib/store/errors'

/** The cart at today's prices and stock, with what is no longer as the shopper saw it. */
export const POST = apiRoute({
  admission: { limit: 'quote', from: 'own-json' },
  schema: quoteBodySchema,
  async call({ requestId, input: { lines } }) {
    const quote = await quoteCart(lines)
    if (quote.ok) return jsonResponse(quote.value)
    const { message, correlationId, retryAfterSeconds } = quote.error
    log('warn', 'quote.failed', { requestId, lines: lines.length, message, correlationId })
    return problemResponse(storeProblem(quote.error), { requestId, retryAfterSeconds })
  },
})
