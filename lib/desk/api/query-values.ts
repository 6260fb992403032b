import { z } from 'zod'
import { isOfMarketYears } from '../../domain/typed-values.ts'
import { windowKeyPattern } from '../../domain/window-key.ts'

/** Text of a query, for a database: Postgres takes no NUL. */
export const queryTextSchema = z.string().refine((text) => !text.includes('\0'))

/** A day of the market (in its time zone), as 2026-11-22; of years that every database can hold. */
export const marketDaySchema = z.iso.date().refine(isOfMarketYears)

/** A window of delivery, by its name. */
export const windowKeySchema = z.string().regex(windowKeyPattern)

/** A moment of the same years, ISO 8601. */
export const momentSchema = z.iso
  .datetime()
  .refine((moment) => marketDaySchema.safeParse(moment.slice(0, 10)).success)

/** The greatest number of an entry: that of an `integer` in Postgres. */
export const maximumEntryId = 2_147_483_647
