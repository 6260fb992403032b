import { z } from 'zod'
import type { FoundList } from '../../domain/written-list/found-list.ts'

/** Message of a shopper; not stored. */
export const deskWrittenListSchema = z.strictObject({ text: z.string().max(48 * 1024) })

export type DeskWrittenList = FoundList & {
  /** Public origin of the shop. */
  readonly shop: string
}
