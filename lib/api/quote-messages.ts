import { z } from 'zod'
import { maximumLines, maximumQuantity } from '../domain/cart.ts'
import { variantIdSchema } from '../domain/identifiers.ts'

/** Minor units. */
const maximumAmount = 100_000_000

/** What the browser sends to `POST /api/cart/quote`. The amount is what the shopper saw: compared, never charged. */
export const quoteBodySchema = z.strictObject({
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
