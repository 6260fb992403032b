import { z } from 'zod'
import { numberRanges } from './choices.ts'
import { marketDaySchema } from './query-values.ts'

export const deskNumbersQuerySchema = z.object({
  days: z.coerce.number().pipe(z.literal(numberRanges)).default(7),
})

/** Market days, both included. */
export const deskCsvQuerySchema = z
  .object({ from: marketDaySchema, until: marketDaySchema })
  .refine(({ from, until }) => from <= until)

export type DeskNumbers = {
  readonly sold: number
  /** Minor units in total and per order; the currency with the most orders is first. */
  readonly revenue: readonly {
    readonly currency: string
    readonly amount: number
    readonly average: number
  }[]
  /** Orders sold without a known total, missing from the revenue. */
  readonly withoutTotal: number
}
