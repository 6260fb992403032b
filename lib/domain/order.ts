import { z } from 'zod'
import type { Substitution } from './delivery.ts'
import type { FulfillmentState } from './fulfillment.ts'
import type { VariantId } from './identifiers.ts'
import type { OrderDetails } from './order-fields.ts'

/**
 * The name of one attempt to buy, made in the browser (header `Idempotency-Key`). It gives the address of the
 * payment back, so it is a secret: a log holds a short hash of it only.
 */
export const orderKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,64}$/)
  .brand('OrderKey')
export type OrderKey = z.infer<typeof orderKeySchema>

export const orderStates = [
  /** Written down; nothing was sent to the store. */
  'recorded',
  /** The store is being asked. */
  'sending',
  /** The store gave the address of a payment. */
  'opened',
  /** The shopper came back from it by /success. */
  'arrived',
  /** The shopper came back from it by 'Cancelar'. */
  'payment-cancelled',
  /** The store took nothing: it refused, or could not be reached. */
  'refused',
  /** The store broke down (5xx). */
  'failed',
  /** The store may have opened a payment. */
  'unknown',
] as const
export type OrderState = (typeof orderStates)[number]

/** From these the same key and body may ask the store (again). */
export const retryableStates = ['recorded', 'refused', 'failed'] as const satisfies readonly OrderState[]

export type OrderKind = 'cart' | 'buy-now'

export type OrderLine = {
  readonly variantId: VariantId
  readonly title: string
  /** Null when the variant is called like its product. */
  readonly variantTitle: string | null
  readonly quantity: number
  /** Minor units of one piece as the shopper saw it; null when nothing was shown. */
  readonly seenAmount: number | null
  /** Minor units of one piece when the order was taken. */
  readonly quotedAmount: number | null
  /** ISO 4217 in lower case. */
  readonly currency: string | null
  /** What to do if this one is missing, where it differs from the choice for all. */
  readonly substitution: Substitution | null
  readonly note: string | null
  /** Stated weight of one piece in grams; null when unknown. */
  readonly nominalGrams: number | null
  /** Its price follows the scale. */
  readonly isSoldByWeight: boolean
}

/** As the shopper gave it, also where it was not passed on. */
export type OrderDelivery = Omit<OrderDetails, 'whatsapp'> & {
  /** Null once it was erased; of the city the zone alone stays, or an empty text where it lay in none. */
  readonly whatsapp: string | null
  /** E.164; null when the number is none that we can read, or was erased. */
  readonly whatsappNormalized: string | null
}

/** What the market is to know, beside city and number: a note may name a person. */
export type OrderExtras = Omit<OrderDelivery, 'city' | 'whatsapp' | 'whatsappNormalized'>

export const extrasOf = ({ city, whatsapp, whatsappNormalized, ...extras }: OrderDelivery): OrderExtras =>
  extras

/** By the rule of the zone, when the order was taken. */
export type OrderShipping = {
  /** The city of the zone, as the operator writes it; null where the shopper gave none of ours. */
  readonly zone: string | null
  /** Minor units; null where the rule adds no shipping line. */
  readonly fee: number | null
  /** Of all products together; null where one weight is unknown. */
  readonly weightGrams: number | null
}

export type OrderEvent = {
  /** Null for the first one. */
  readonly from: OrderState | null
  readonly to: OrderState
  readonly at: string
  /** HTTP status of the store's answer. */
  readonly upstreamStatus: number | null
  readonly correlationId: string | null
  readonly detail: string | null
  /** User of the desk who noted it; null for what came of itself. */
  readonly by: string | null
}

/**
 * Unguessable values of one order, which the store alone is given, in the addresses that lead back to us: who comes with
 * one has come by that way. They are in no log, no file and no answer.
 */
export type ReturnValues = {
  /** In the address of /success. */
  readonly arrival: string
  /** In that of the page to which 'Cancelar' leads. */
  readonly cancellation: string
}

/** In place of an account in an order that was erased on request: no account and no device lists it any more. */
export const noAccount = ''

export type Order = {
  readonly key: OrderKey
  /** What people call it: twelve hexadecimal digits, given when it is written down, of no other order. */
  readonly code: string
  /** SHA-256 of the body in one spelling: the same key with another body is another purchase. */
  readonly requestHash: string
  readonly kind: OrderKind
  readonly state: OrderState
  readonly lines: readonly OrderLine[]
  /** Null when buying at once without any. */
  readonly delivery: OrderDelivery | null
  readonly shipping: OrderShipping
  /** Of the payment; null until there is one. */
  readonly address: string | null
  /** Null until the store was asked. */
  readonly returnValues: ReturnValues | null
  /** Null until the store answered. */
  readonly metadataSent: boolean | null
  readonly customFieldsSent: boolean | null
  readonly requestId: string
  /** Null: of no account, and so its device's; or `noAccount`. */
  readonly accountId: string | null
  readonly createdAt: string
  readonly updatedAt: string
  /** When contact and notes were erased (LGPD); null while they are there. */
  readonly contactErasedAt: string | null
  /** How far the people of the market are with it. */
  readonly fulfillment: FulfillmentState
  /** When it was last moved there, ISO 8601; null before it was begun. */
  readonly fulfillmentAt: string | null
}

/** Returns the expected weight of one piece priced by the scale; else null. */
export const weighedGrams = ({ nominalGrams, isSoldByWeight }: OrderLine) =>
  isSoldByWeight ? nominalGrams : null

/** Where it goes: the zone, or the city as typed; null where none was given, or what was typed is erased. */
export const placeOf = ({ shipping, delivery }: Pick<Order, 'shipping' | 'delivery'>) =>
  shipping.zone ?? (delivery?.city || null)

/** Whether erasing on request would take nothing more out of it. */
export const isErased = ({ contactErasedAt, accountId }: Pick<Order, 'contactErasedAt' | 'accountId'>) =>
  contactErasedAt !== null && accountId === noAccount

/** Whether there was a number, and it was erased: where none was left, only what else could name a person was. */
export const isContactErased = ({ delivery }: Pick<Order, 'delivery'>) => delivery?.whatsapp === null

/** Of an order that was sent, and that the market has not begun: whether its pieces are kept for it. */
export type Hold = {
  /** Milliseconds since 1970: until when they are, or since when they are not. */
  readonly until: number
  readonly isOver: boolean
}

/** Whether an order was sold, as far as the shop knows. What is not paid is not handed over; picking says less. */
export const isSold = ({ state, fulfillment }: Pick<Order, 'state' | 'fulfillment'>): boolean =>
  state !== 'payment-cancelled' &&
  fulfillment !== 'cancelled' &&
  (state === 'arrived' || fulfillment === 'delivered')
