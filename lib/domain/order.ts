import { z } from 'zod'
import type { Substitution } from './delivery.ts'
import { type FulfillmentState, isGivenBack } from './fulfillment.ts'
import type { VariantId } from './identifiers.ts'
import type { ImpersonalDetails, OrderDetails } from './order-fields.ts'
import { orderTable } from './order-stage.ts'

/** Idempotency key of a checkout. Secret, as it reveals the payment address: logs hold a short hash. */
export const orderKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,64}$/)
  .brand('OrderKey')
export type OrderKey = z.infer<typeof orderKeySchema>

export type OrderState = keyof typeof orderTable.handOff
export const orderStates = Object.keys(orderTable.handOff) as readonly OrderState[]

export type OrderKind = 'cart' | 'buy-now'

export type OrderLine = {
  readonly variantId: VariantId
  readonly title: string
  readonly variantTitle: string | null
  readonly quantity: number
  /** Minor units of one piece as the shopper saw it; null when nothing was shown. */
  readonly seenAmount: number | null
  readonly quotedAmount: number | null
  readonly currency: string | null
  readonly substitution: Substitution | null
  readonly note: string | null
  readonly nominalGrams: number | null
  readonly isSoldByWeight: boolean
}

export type OrderDelivery = Omit<OrderDetails, 'whatsapp'> & {
  /** Null once erased; the city is then only its zone, or empty outside of all zones. */
  readonly whatsapp: string | null
  readonly whatsappNormalized: string | null
}

/** Details that the desk shows without the contact; a note may name a person. */
export type OrderExtras = ImpersonalDetails & Pick<OrderDetails, 'note'>

export type OrderShipping = {
  /** City of the zone in the operator's spelling; null outside of all zones. */
  readonly zone: string | null
  /** Minor units; null when the rule adds no shipping line. */
  readonly fee: number | null
  readonly weightGrams: number | null
}

export type OrderEvent = {
  readonly from: OrderState | null
  readonly to: OrderState
  readonly at: string
  readonly upstreamStatus: number | null
  readonly correlationId: string | null
  readonly detail: string | null
  readonly by: string | null
}

/** Secrets in the return addresses, which prove a return from the store; never in logs, files or answers. */
export type ReturnValues = {
  readonly arrival: string
  readonly cancellation: string
}

/** Replaces the account of an order erased on request: no account and no device lists it any more. */
export const noAccount = ''

export type Order = {
  readonly key: OrderKey
  /** Twelve hexadecimal digits, unique; shown to people. */
  readonly code: string
  /** SHA-256 of the normalized body: the same key with another body is another purchase. */
  readonly requestHash: string
  readonly kind: OrderKind
  readonly state: OrderState
  readonly lines: readonly OrderLine[]
  readonly delivery: OrderDelivery | null
  readonly shipping: OrderShipping
  /** Leads to the payment, or to the page of an order by message. */
  readonly paymentUrl: string | null
  readonly returnValues: ReturnValues | null
  readonly metadataSent: boolean | null
  readonly customFieldsSent: boolean | null
  readonly requestId: string
  /** Null for orders of a device alone; or `noAccount`. */
  readonly accountId: string | null
  readonly createdAt: string
  readonly updatedAt: string
  /** Erasure of contact and notes (LGPD); null while they exist. */
  readonly contactErasedAt: string | null
  readonly fulfillment: FulfillmentState
  readonly fulfillmentAt: string | null
}

export const weighedGrams = ({ nominalGrams, isSoldByWeight }: OrderLine) =>
  isSoldByWeight ? nominalGrams : null

export const placeOf = ({ shipping, delivery }: Pick<Order, 'shipping' | 'delivery'>) =>
  shipping.zone ?? (delivery?.city || null)

/** Is true when erasing on request would remove nothing more. */
export const isErased = ({ contactErasedAt, accountId }: Pick<Order, 'contactErasedAt' | 'accountId'>) =>
  contactErasedAt !== null && accountId === noAccount

/** Is true when a number was erased, not when only notes were. */
export const isContactErased = ({ delivery }: Pick<Order, 'delivery'>) => delivery?.whatsapp === null

/** Reservation of stock for a sent order that the market has not begun. */
export type Hold = {
  readonly until: number
  readonly isOver: boolean
}

/** Counts confirmed payments and deliveries as sales; picking proves nothing. */
export const isSold = ({ state, fulfillment }: Pick<Order, 'state' | 'fulfillment'>): boolean =>
  state !== 'payment-cancelled' &&
  !isGivenBack(fulfillment) &&
  (state === 'arrived' || fulfillment === 'delivered')
