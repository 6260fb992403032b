import { z } from 'zod'
import type { ShownProduct } from './catalog.ts'
import { numberRanges, type OrderOutcome } from './choices.ts'
import { marketDaySchema } from './query-values.ts'

/** Query of GET `/api/desk/numbers`. */
export const deskNumbersQuerySchema = z.object({
  days: z.coerce.number().pipe(z.literal(numberRanges)).default(7),
})

/** Query of GET `/api/desk/orders.csv`: days of the market, both included. */
export const deskCsvQuerySchema = z
  .object({ from: marketDaySchema, until: marketDaySchema })
  .refine(({ from, until }) => from <= until)

export type DeskRevenue = {
  /** ISO 4217 in lower case. */
  readonly currency: string
  /** Minor units, of what was sold, as it was settled. */
  readonly products: number
  readonly delivery: number
  /** Both together, for each of the days. */
  readonly byDay: readonly number[]
}

type CountedProduct = {
  readonly title: string
  readonly variantTitle: string | null
}

/** Products that are for sale, with stock, and in nothing that was sold. */
export type NeverBought = {
  readonly count: number
  /** The first of them by their first category; null: they are in none. */
  readonly groups: readonly {
    readonly category: string | null
    readonly products: readonly ShownProduct[]
  }[]
}

/** Answer of GET `/api/desk/numbers`. */
export type DeskNumbers = {
  /** When it was counted, ISO 8601. */
  readonly countedAt: string
  /** Oldest first. */
  readonly days: readonly { readonly day: string; readonly sold: number; readonly cancelled: number }[]
  /** Currencies are never added together; the one with the most orders first. */
  readonly revenue: readonly DeskRevenue[]
  /** Sold, and one price was never known: in no revenue. */
  readonly withoutTotal: number
  readonly mostBought: readonly (CountedProduct & { readonly pieces: number; readonly orders: number })[]
  /** In how many orders it was missing, replaced or too few, of how many that asked for it. */
  readonly mostMissing: readonly (CountedProduct & { readonly missing: number; readonly orders: number })[]
  readonly outcomes: Readonly<Record<OrderOutcome, number>>
  /** Null where it would say nothing: of a week, or where nothing was sold. */
  readonly neverBought: NeverBought | null
  /** What was looked for in vain, at least three times; most often asked for first. */
  readonly emptySearches: readonly {
    readonly words: string
    readonly times: number
    /** `2026-11-26`. */
    readonly lastDay: string
  }[]
}
