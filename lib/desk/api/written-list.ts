import { z } from 'zod'
import type { FoundList } from '../../domain/written-list/found-list.ts'

/** POST `deskListCall`: a message as a shopper sent it. Nothing of it is kept. */
export const deskWrittenListSchema = z.strictObject({ text: z.string().max(48 * 1024) })

/** Answer of POST `deskListCall`. */
export type DeskWrittenList = FoundList & {
  /** Origin under which shoppers have the shop. */
  readonly shop: string
}
