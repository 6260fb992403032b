import { z } from 'zod'
import type { Substitution } from '../../domain/delivery.ts'
import type { LinePick } from '../../domain/fulfillment.ts'
import type { OrderLine } from '../../domain/order.ts'
import type { DeskReplacement } from './orders.ts'
import { marketDaySchema, queryTextSchema, windowKeySchema } from './query-values.ts'

export const deskAislesQuerySchema = z.object({
  day: marketDaySchema.optional(),
  city: queryTextSchema.trim().max(120).optional(),
  window: windowKeySchema.optional(),
})

export type AisleLine = {
  readonly code: string
  readonly line: number
  readonly city: string | null
  readonly quantity: number
  /** The payment was opened and is unconfirmed. */
  readonly isUnconfirmed: boolean
  readonly note: string | null
  readonly substitution: Substitution | null
  /** Null while untouched. */
  readonly pick: LinePick | null
  readonly replaced: DeskReplacement
  readonly wasOffered: boolean
}

export type AisleProduct = Pick<OrderLine, 'title' | 'variantTitle' | 'nominalGrams' | 'isSoldByWeight'> & {
  readonly pack: string | null
  readonly picture: string | null
  readonly quantity: number
  readonly lines: readonly AisleLine[]
}

export type Aisle = {
  readonly category: string | null
  readonly products: readonly AisleProduct[]
}

export type DeskAisles = {
  readonly aisles: readonly Aisle[]
  readonly orderCount: number
  readonly pieceCount: number
  /** True when more orders wait than one list holds; the confirmed, longest waiting ones are here. */
  readonly isCut: boolean
  /** Windows of open orders, whatever the filter, soonest first. */
  readonly windows: readonly string[]
  readonly cities: readonly string[]
}
