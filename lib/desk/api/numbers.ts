import { z } from 'zod'
import { numberRanges } from './choices.ts'
import { marketDaySchema } from './query-values.ts'

/** Query of GET `/api/desk/numbers`. */
export const deskNumbersQuerySchema = z.object({
  days: z.coerce.number().pipe(z.literal(numberRanges)).default(7),
})

/** Query of GET `/api/desk/orders.csv`: days of the market, both included. */
export const deskCsvQuerySchema = z
  .object({ from: marketDaySchema, until: marketDaySchema })
  .refine(({ from, until }) => from <= until)

/** Answer of GET `/api/desk/numbers`. */
export type DeskNumbers = {
  /** Orders. */
  readonly sold: number
  /** Minor units, in all and of an order. Currencies are never added together; the one with the most orders is first. */
  readonly revenue: readonly {
    readonly currency: string
    readonly amount: number
    readonly average: number
  }[]
  /** Sold, and one price was never known: in no revenue. */
  readonly withoutTotal: number
}
