import { substitutions } from '../domain/delivery.ts'
import type { SettledOrder } from '../domain/difference.ts'
import { fulfillmentStates, replacementAnswers } from '../domain/fulfillment.ts'
import type { Money } from '../domain/money.ts'
import type { ImpersonalDetails } from '../domain/order-fields.ts'
import {
  type LineOffer,
  type LineOutcome,
  lineOutcomeStates,
  type PastOrder,
  type PastOrderLine,
  pastOrderStates,
  type SettledAmounts,
  type StepTime,
} from '../domain/past-order.ts'
import type { PixDue, PixPaid } from '../domain/payment.ts'
import { type Decoder, flag, listOf, nullable, objectOf, oneOf, otherwise, text, whole } from './decode.ts'
import { deliveryPreferences } from './delivery-decoders.ts'
import { currency, variantId } from './domain-decoders.ts'

const amount = otherwise(whole(), null)

const settled = { ordered: amount, now: amount }

const offer = objectOf<LineOffer>({
  line: whole(),
  id: text,
  answer: nullable(oneOf(replacementAnswers)),
  settled: otherwise(objectOf<SettledAmounts>(settled), null),
})

const outcome = objectOf<LineOutcome>({
  state: oneOf(lineOutcomeStates),
  quantity: amount,
  weightGrams: amount,
  replacement: otherwise(text, null),
  replacementId: otherwise(variantId, null),
  offer: otherwise(offer, null),
})

const money = otherwise(objectOf<Money>({ amount: whole(), currency }), null)

const line = objectOf<PastOrderLine>({
  variantId,
  title: text,
  variantTitle: otherwise(text, null),
  picture: otherwise(text, null),
  orderedPicture: otherwise(text, null),
  quantity: whole(1),
  nominalGrams: amount,
  amount: money,
  outcome: otherwise(outcome, null),
  substitution: otherwise(oneOf(substitutions), null),
  settled: otherwise(objectOf<SettledAmounts>(settled), null),
  notes: otherwise(listOf(text), []),
})

const time: Decoder<string> = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined

function details(value: unknown): ImpersonalDetails | null {
  const { city, whatsapp, note, ...details } = deliveryPreferences(value)
  return value ? details : null
}

export const pastOrder = objectOf<PastOrder>({
  code: text,
  placedAt: time,
  state: oneOf(pastOrderStates),
  fulfillment: otherwise(oneOf(fulfillmentStates), 'waiting'),
  fulfillmentAt: otherwise(nullable(time), null),
  stepTimes: otherwise(listOf(objectOf<StepTime>({ state: oneOf(fulfillmentStates), at: time })), []),
  isReceived: otherwise(flag, false),
  opens: otherwise(text, null),
  openNow: otherwise(text, null),
  lines: listOf(line),
  productsTotal: money,
  shippingFee: money,
  pickup: otherwise(text, null),
  details,
  settled: otherwise(
    objectOf<SettledOrder>({
      ...settled,
      paid: amount,
      currency: nullable(currency),
      mark: otherwise(
        objectOf<NonNullable<SettledOrder['mark']>>({ amount: whole(-Infinity), at: time }),
        null,
      ),
    }),
    null,
  ),
  awaitsPix: otherwise(flag, false),
  pixDue: otherwise(
    objectOf<Omit<PixDue, 'saidPaid'>>({
      amount: objectOf<Money>({ amount: whole(), currency }),
      path: text,
      receiver: otherwise(text, null),
    }),
    null,
  ),
  unsentPath: otherwise(text, null),
  pixPaid: otherwise(objectOf<PixPaid>({ amount: money, at: time }), null),
})

const answer = objectOf({ orders: otherwise(listOf(pastOrder), []) })

export const pastOrders: Decoder<readonly PastOrder[]> = (value) => answer(value)?.orders
