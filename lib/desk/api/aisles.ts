import { z } from 'zod'
import type { Substitution } from '../../domain/delivery.ts'
import type { LinePick } from '../../domain/fulfillment.ts'
import type { OrderLine } from '../../domain/order.ts'
import type { DeskReplacement } from './orders.ts'
import { marketDaySchema, queryTextSchema, windowKeySchema } from './query-values.ts'

/** Query of GET `/api/desk/aisles`. */
export const deskAislesQuerySchema = z.object({
  /** Without it all that wait. */
  day: marketDaySchema.optional(),
  city: queryTextSchema.trim().max(120).optional(),
  window: windowKeySchema.optional(),
})

/** What one order asks of a product. */
export type AisleLine = {
  readonly code: string
  /** Its place in the order, from 0. */
  readonly line: number
  readonly city: string | null
  readonly quantity: number
  /** Its order's payment was opened and is unconfirmed. */
  readonly isUnconfirmed: boolean
  readonly note: string | null
  /** What to do if it is missing. */
  readonly substitution: Substitution | null
  /** Null where it is untouched. */
  readonly pick: LinePick | null
  /** As of a line of an order. */
  readonly replaced: DeskReplacement
  readonly wasOffered: boolean
}

export type AisleProduct = Pick<OrderLine, 'title' | 'variantTitle' | 'nominalGrams' | 'isSoldByWeight'> & {
  /** As of a line of an order. */
  readonly pack: string | null
  readonly picture: string | null
  /** Pieces of all orders together. */
  readonly quantity: number
  /** The order that waits longest first. */
  readonly lines: readonly AisleLine[]
}

export type Aisle = {
  /** Null: the product is gone from the catalogue, or stands in no category. */
  readonly category: string | null
  readonly products: readonly AisleProduct[]
}

/** Answer of GET `/api/desk/aisles`: all that is to be taken from the shelves, once each. */
export type DeskAisles = {
  readonly aisles: readonly Aisle[]
  readonly orderCount: number
  readonly pieceCount: number
  /** More orders wait than one walk can be listed for: those that are sure and wait longest are here. */
  readonly isCut: boolean
  /** Windows that any of these orders are in, whichever is asked for; by their names, the soonest first. */
  readonly windows: readonly string[]
  /** Served cities, for the filter. */
  readonly cities: readonly string[]
}
