import { z } from 'zod'
import { replacementAnswers } from '../domain/fulfillment.ts'
import { namedOrderSchema } from './named-order.ts'

/** Characters: of a replacement whose every letter is escaped. */
const longestOffer = 1200

/** What the browser sends to `POST /api/orders/answer`: what is said of what goes in the place of a line, as its shopper saw it. */
export const replacementAnswerSchema = z.strictObject({
  order: namedOrderSchema,
  line: z.int().min(0).max(999),
  offer: z.string().min(1).max(longestOffer),
  answer: z.enum(replacementAnswers),
})
