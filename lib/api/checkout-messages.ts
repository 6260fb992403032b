import { z } from 'zod'
import { maximumAmount, maximumLines, maximumQuantity } from '../domain/cart.ts'
import { maximumNoteLength, substitutions } from '../domain/delivery.ts'
import { variantIdSchema } from '../domain/identifiers.ts'
import { tokenPattern } from '../domain/message-order.ts'
import { orderFields } from '../domain/order-fields.ts'
import { orderDetailSchemas } from './order-detail-schemas.ts'
import type { ProblemKind } from './problem-kinds.ts'

const tooLongNote: ProblemKind = 'note-too-long'

/** The message is the kind of the answered problem. */
const noteOf = (maximumLength: number) => z.string().max(maximumLength, tooLongNote).optional()

const item = z.strictObject({
  variantId: variantIdSchema,
  quantity: z.int().min(1).max(maximumQuantity),
  /** Minor units of one piece as shown: compared with today's price, never charged (trust R12). */
  seenAmount: z.int().min(0).max(maximumAmount).nullable(),
  substitution: z.enum(substitutions).optional(),
  note: noteOf(maximumNoteLength),
})

const timeZone = z
  .string()
  .regex(/^[A-Za-z0-9_+/-]{1,64}$/)
  .optional()

/** Shown delivery fee in minor units: compared, never charged (trust R12). Absent without a city. */
const seenFee = z.int().min(0).max(maximumAmount).nullable().optional()

/** Path of our own site; the server checks it and adds SITE_URL. */
const cancelPath = z.string().max(500)

const delivery = {
  ...orderDetailSchemas((maximumLength) => z.string().max(maximumLength)),
  note: noteOf(orderFields.note.maximumLength),
}

/** Excludes price, title, total, verdict on the city and return address. */
export const checkoutBodySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cart'),
    items: z.array(item).max(maximumLines),
    ...delivery,
    seenFee,
    cancelPath,
    timeZone,
  }),
  z.strictObject({
    kind: z.literal('buy-now'),
    items: z.array(item).length(1),
    delivery: z.strictObject(delivery).optional(),
    seenFee,
    cancelPath,
    timeZone,
  }),
])

export type CheckoutBody = z.input<typeof checkoutBodySchema>
export type ParsedCheckoutBody = z.output<typeof checkoutBodySchema>

export const returnSchema = z.strictObject({ value: z.string().max(100) })

export const messageOrderSchema = z.strictObject({ token: z.string().regex(tokenPattern) })
