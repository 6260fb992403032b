import type { CartItem } from '../cart.ts'
import type { PackFacts } from '../packs-for.ts'

/** A product in the place of a line, with how much of it and what goes along as the note of its line in the cart. */
export type ListOffer = {
  readonly item: CartItem
  /** Packs, from 1 to 999 and no more than there are. */
  readonly quantity: number
  /** For as many packs as were asked for: `packs` is more than `quantity` where there are fewer. */
  readonly facts: PackFacts
  readonly note: string | null
}

export type FoundLine = {
  /** Text of the list; a line that names several things has become several. */
  readonly written: string
  /** Words to search for by hand; empty if nothing names a product. */
  readonly name: string
  readonly heading: string | null
  /** Null where nothing is taken: it was not found, all of it is sold out, or the line is done. */
  readonly choice: ListOffer | null
  /** Exchanges, or things that are near where nothing is taken; the likeliest first. */
  readonly others: readonly ListOffer[]
  /** Fits best and is sold out: `choice` is like it. */
  readonly soldOut: CartItem | null
  /** It is struck out, ticked off or not wanted. */
  readonly isDone: boolean
}

export const listOffers = ({ choice, others }: FoundLine): readonly ListOffer[] =>
  choice === null ? others : [choice, ...others]

export type FoundList = {
  readonly lines: readonly FoundLine[]
  /** Too much to be read, as written. */
  readonly unread: readonly string[]
}
