import type { CartItem } from '@/lib/domain/cart'
import type { PackFacts } from '@/lib/domain/packs-for'

/** A product in the place of a line; `ListOffer` of the catalogue as the page needs it. */
export type AnsweredOffer = {
  readonly item: CartItem
  readonly quantity: number
  readonly facts: PackFacts
  /** Goes along as the note of its line in the cart. */
  readonly note: string | null
}

export type AnsweredLine = {
  readonly written: string
  /** The words to search for by hand; empty where nothing names a thing. */
  readonly name: string
  readonly heading: string | null
  readonly choice: AnsweredOffer | null
  readonly others: readonly AnsweredOffer[]
  readonly soldOut: CartItem | null
}

export type AnsweredList = {
  readonly lines: readonly AnsweredLine[]
  readonly unread: readonly string[]
}
