import { z } from 'zod'
import { type DeskAction, deskActions } from './choices.ts'
import { orderCodeSchema } from './orders.ts'
import { maximumEntryId, queryTextSchema } from './query-values.ts'

export const maximumLogDetail = 200

export type DeskLogEntry = {
  readonly id: number
  readonly at: string
  /** Acting user, or the user a command is about; null when there is none of that name. */
  readonly user: string | null
  readonly action: DeskAction
  readonly code: string | null
  readonly detail: string | null
  /** Id in the shop's log; null for commands. */
  readonly requestId: string | null
  /** Client address; IPv6 as its /64. */
  readonly client: string | null
}

export const deskLogQuerySchema = z.object({
  user: queryTextSchema.trim().toLowerCase().max(120).optional(),
  action: z.enum(deskActions).optional(),
  code: orderCodeSchema.optional(),
  /** `next` of the previous page. */
  before: z.coerce.number().int().positive().max(maximumEntryId).optional(),
})

export type DeskLogPage = {
  readonly entries: readonly DeskLogEntry[]
  readonly next: number | null
}
