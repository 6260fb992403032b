import { z } from 'zod'
import type { FulfillmentEvent } from '../../domain/fulfillment.ts'
import type { Order, OrderEvent } from '../../domain/order.ts'
import type { Settlement } from '../../domain/settlement.ts'
import { orderCodeSchema } from './orders.ts'
import { maximumPasswordLength } from './sign-in.ts'

/** Orders of a complete WhatsApp number, or of the number in an order. */
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

/** Exporting and erasing require the password again. */
export const deskPersonActSchema = z.strictObject({ person: deskPersonSchema, password })
export const deskEraseSchema = z.strictObject({ password })

export type DeskPersonOrders = {
  readonly orders: readonly {
    readonly code: string
    readonly createdAt: string
    /** See `isUndelivered`; erasing it now loses an open order. */
    readonly isUndelivered: boolean
  }[]
}

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
  readonly payment: readonly Pick<OrderEvent, 'from' | 'to' | 'at'>[]
  readonly settlement: Settlement
  /** Events at the market, without its people's names. */
  readonly market: readonly Omit<FulfillmentEvent, 'by'>[]
}

export type DeskExport = {
  readonly store: string
  readonly exportedAt: string
  readonly orders: readonly ExportedOrder[]
}
