import { z } from 'zod'
import type { CartItem } from '../../domain/cart.ts'
import type { PackFacts } from '../../domain/packs-for.ts'

/** POST `deskListCall`: a message as a shopper sent it. Nothing of it is kept. */
export const deskWrittenListSchema = z.strictObject({ text: z.string().max(48 * 1024) })

/** A product in the place of a line. */
export type DeskListOffer = {
  readonly item: CartItem
  /** Packs, no more than there are. */
  readonly quantity: number
  readonly facts: PackFacts
  readonly note: string | null
}

export type DeskListLine = {
  readonly written: string
  /** Empty where nothing names a thing. */
  readonly name: string
  /** Null where nothing was found, or all of it is sold out. */
  readonly choice: DeskListOffer | null
  /** Up to four to exchange it for, the likeliest first. */
  readonly others: readonly DeskListOffer[]
  /** What fits best and is sold out. */
  readonly soldOut: CartItem | null
}

/** Answer of POST `deskListCall`. */
export type DeskWrittenList = {
  readonly lines: readonly DeskListLine[]
  /** What was too much to be read. */
  readonly unread: readonly string[]
  /** Origin under which shoppers have the shop. */
  readonly shop: string
}
