import { z } from 'zod'
import type { QuoteAnswer } from '@/lib/api/checkout-answers'
import { quoteCart } from '@/lib/checkout/quote-cart'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse, problemResponse } from '@/lib/server/api/problem'
import { log } from '@/lib/server/log'
import { storeProblem } from '@/lib/store/errors'
import { maximumLines, maximumQuantity } from '../../../../lib/domain/cart.ts'
import { variantIdSchema } from '../../../../lib/domain/identifiers.ts'

/** Minor units. */
const maximumAmount = 100_000_000

/** The amount seen by the shopper is compared, never charged. */
const quoteBodySchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        variantId: variantIdSchema,
        quantity: z.int().min(1).max(maximumQuantity),
        seenAmount: z.int().min(0).max(maximumAmount).nullable(),
      }),
    )
    .min(1)
    .max(maximumLines),
})

export const POST = apiRoute({
  admission: { limit: 'quote', from: 'own-json' },
  schema: quoteBodySchema,
  async call({ requestId, input: { lines } }) {
    const quote = await quoteCart(lines)
    if (quote.ok) return jsonResponse<QuoteAnswer>(quote.value)
    const { message, correlationId, retryAfterSeconds } = quote.error
    log('warn', 'quote.failed', { requestId, lines: lines.length, message, correlationId })
    return problemResponse(storeProblem(quote.error), { requestId, retryAfterSeconds })
  },
})
