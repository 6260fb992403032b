import * as z from 'zod/mini'
import { substitutions } from '../domain/delivery.ts'
import { fulfillmentStates, replacementAnswers } from '../domain/fulfillment.ts'
import type { MessageOrder } from '../domain/message-order.ts'
import { type ImpersonalDetails, impersonalDetailsOf, readOrderDetails } from '../domain/order-fields.ts'
import { lineOutcomeStates, type PastOrder, pastOrderStates } from '../domain/past-order.ts'
import { count, countOrNull, listOf, money, orNull, positive, textOrNull, variantId } from './values.ts'

const no = z.catch(z.boolean(), false)
const time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))
const settled = { ordered: countOrNull, now: countOrNull }

const outcome = z.object({
  state: z.enum(lineOutcomeStates),
  quantity: countOrNull,
  weightGrams: countOrNull,
  replacement: textOrNull,
  replacementId: orNull(variantId),
  offer: orNull(
    z.object({
      line: count,
      id: z.string(),
      answer: z.nullable(z.enum(replacementAnswers)),
      settled: orNull(z.object(settled)),
    }),
  ),
})

const line = z.object({
  variantId,
  title: z.string(),
  variantTitle: textOrNull,
  picture: textOrNull,
  orderedPicture: textOrNull,
  quantity: positive,
  nominalGrams: countOrNull,
  amount: orNull(money),
  outcome: orNull(outcome),
  substitution: orNull(z.enum(substitutions)),
  settled: orNull(z.object(settled)),
  notes: z.catch(listOf(z.string()), []),
})

const pastOrder = z.object({
  code: z.string(),
  placedAt: time,
  state: z.enum(pastOrderStates),
  fulfillment: z.catch(z.enum(fulfillmentStates), 'waiting'),
  fulfillmentAt: orNull(time),
  stepTimes: z.catch(listOf(z.object({ state: z.enum(fulfillmentStates), at: time })), []),
  isReceived: no,
  opens: textOrNull,
  openNow: textOrNull,
  lines: listOf(line),
  productsTotal: orNull(money),
  shippingFee: orNull(money),
  pickup: textOrNull,
  details: z.transform((value: unknown): ImpersonalDetails | null =>
    value ? impersonalDetailsOf(readOrderDetails(value)) : null,
  ),
  settled: orNull(
    z.object({
      ...settled,
      paid: countOrNull,
      currency: z.nullable(money.shape.currency),
      mark: orNull(z.object({ amount: z.int(), at: time })),
    }),
  ),
  awaitsPix: no,
  pixDue: orNull(z.object({ amount: money, path: z.string(), receiver: textOrNull })),
  unsentPath: textOrNull,
  pixPaid: orNull(z.object({ amount: orNull(money), at: time })),
}) satisfies z.ZodMiniType<PastOrder>

export type PastOrders = { readonly orders: readonly PastOrder[] }
export const pastOrders = z.object({
  orders: z.catch(listOf(pastOrder), []),
}) satisfies z.ZodMiniType<PastOrders>

const ownPath = z.string().check(z.regex(/^\/(?![/\\])/))

export const messageOrder = z.object({
  order: pastOrder,
  status: z.string(),
  send: z.nullable(z.object({ label: z.string(), link: z.string(), next: ownPath })),
  pix: orNull(
    z.object({
      status: z.string(),
      detail: textOrNull,
      code: z.nullable(
        z.object({
          amount: money,
          receiver: z.string(),
          text: z.string(),
          note: z.nullable(z.string()),
          picture: z.object({ size: positive.check(z.maximum(177)), path: z.string() }),
        }),
      ),
    }),
  ),
  delivery: listOf(z.string()),
  cancelPath: ownPath,
}) satisfies z.ZodMiniType<MessageOrder>
