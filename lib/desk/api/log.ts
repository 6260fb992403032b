import { z } from 'zod'
import { type DeskAction, deskActions } from './choices.ts'
import { orderCodeSchema } from './orders.ts'
import { maximumEntryId, queryTextSchema } from './query-values.ts'

/** Characters. */
export const maximumLogDetail = 200

export type DeskLogEntry = {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  /** Who did it; null where there is no user of that name. Of what the operator does by command: whom it is about. */
  readonly user: string | null
  readonly action: DeskAction
  /** Of the order that it is about. */
  readonly code: string | null
  readonly detail: string | null
  /** As in the log of the shop; null for what the operator does by command. */
  readonly requestId: string | null
  /** Address that it came from, an IPv6 one as its /64. */
  readonly client: string | null
}

/** Query of GET `/api/desk/log`. */
export const deskLogQuerySchema = z.object({
  /** Any text: of what is no user's name there is nothing. */
  user: queryTextSchema.trim().toLowerCase().max(120).optional(),
  action: z.enum(deskActions).optional(),
  code: orderCodeSchema.optional(),
  /** `next` of the page before. */
  before: z.coerce.number().int().positive().max(maximumEntryId).optional(),
})

/** Answer of GET `/api/desk/log`, newest first. */
export type DeskLogPage = {
  readonly entries: readonly DeskLogEntry[]
  /** For `before`; null: there are no more. */
  readonly next: number | null
}
