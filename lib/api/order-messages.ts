import { z } from 'zod'
import { replacementAnswers } from '../domain/fulfillment.ts'
import { tokenPattern } from '../domain/message-order.ts'
import { orderKeys } from './account-messages.ts'

/** Accepts a code with dashes, in any case. */
const code = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll('-', '').toLowerCase())

/** Order by its token, or by its code with this device's keys. */
export const namedOrderSchema = z.union([
  z.strictObject({ token: z.string().regex(tokenPattern) }),
  z.strictObject({ code, keys: orderKeys }),
])
export type NamedOrder = z.output<typeof namedOrderSchema>

const longestOffer = 1200

export const replacementAnswerSchema = z.strictObject({
  order: namedOrderSchema,
  line: z.int().min(0).max(999),
  offer: z.string().min(1).max(longestOffer),
  answer: z.enum(replacementAnswers),
})
