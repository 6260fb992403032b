import { z } from 'zod'
import type { FulfillmentEvent } from '../../domain/fulfillment.ts'
import type { Order, OrderEvent } from '../../domain/order.ts'
import type { Settlement } from '../../domain/settlement.ts'
import { orderCodeSchema } from './orders.ts'
import { maximumPasswordLength } from './sign-in.ts'

/** Whose orders: those of a WhatsApp number, in full as its owner gives it; or of the number of an order. */
export const deskPersonSchema = z.union([
  z.strictObject({ code: orderCodeSchema }),
  z.strictObject({
    number: z
      .string()
      .trim()
      .max(40)
      .refine((typed) => typed.replace(/\D/g, '').length >= 8),
  }),
])
export type DeskPerson = z.infer<typeof deskPersonSchema>

const password = z.string().min(1).max(maximumPasswordLength)

/** POST `/api/desk/privacy/export` and `…/erase`: what cannot be taken back asks for the password again. */
export const deskPersonActSchema = z.strictObject({ person: deskPersonSchema, password })
/** POST `/api/desk/orders/CODE/erase`. */
export const deskEraseSchema = z.strictObject({ password })

/** Answer of POST `/api/desk/privacy/orders`, newest first. */
export type DeskPersonOrders = {
  readonly orders: readonly {
    readonly code: string
    readonly createdAt: string
    /** As `isUndelivered` in lib/domain/order-attention.ts: it is a loss to erase this one now. */
    readonly isUndelivered: boolean
  }[]
}

/** Answer of POST `/api/desk/orders/CODE/erase` and POST `/api/desk/privacy/erase`: in how many orders something was left. */
export type DeskErased = { readonly erased: number }

type ExportedOrder = Pick<
  Order,
  | 'kind'
  | 'state'
  | 'fulfillment'
  | 'lines'
  | 'delivery'
  | 'shipping'
  | 'createdAt'
  | 'updatedAt'
  | 'contactErasedAt'
> & {
  readonly code: string
  /** What the payment went through. */
  readonly payment: readonly Pick<OrderEvent, 'from' | 'to' | 'at'>[]
  /** What was ordered, what it came to, and the difference. */
  readonly settlement: Settlement
  /** What the market did with it; people of the market are not named. */
  readonly market: readonly Omit<FulfillmentEvent, 'by'>[]
}

/** Answer of POST `/api/desk/privacy/export`: what the shop keeps of this number, for its owner. */
export type DeskExport = {
  readonly store: string
  /** ISO 8601. */
  readonly exportedAt: string
  readonly orders: readonly ExportedOrder[]
}
