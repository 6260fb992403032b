import { z } from 'zod'
import { isOfMarketYears } from '../../domain/typed-values.ts'
import { windowKeyPattern } from '../../domain/window-key.ts'

/** Postgres rejects NUL. */
export const queryTextSchema = z.string().refine((text) => !text.includes('\0'))

/** Day in the market's time zone, such as 2026-11-22, in years that every database can hold. */
export const marketDaySchema = z.iso.date().refine(isOfMarketYears)

export const windowKeySchema = z.string().regex(windowKeyPattern)

export const momentSchema = z.iso
  .datetime()
  .refine((moment) => marketDaySchema.safeParse(moment.slice(0, 10)).success)

/** Maximum of a Postgres `integer`. */
export const maximumEntryId = 2_147_483_647
