import 'server-only'
import { soldItem } from '../../copy/unit-price.ts'
import type { CartItem } from '../../domain/cart.ts'
import type { ProductId } from '../../domain/identifiers.ts'
import type { PackFacts } from '../../domain/packs-for.ts'
import { readWrittenList, writtenListLimits } from '../../domain/written-list/read-list.ts'
import { filledProduct } from '../filled-products.ts'
import { searchSource } from '../search-products.ts'
import { type MatchedLine, matchList } from './match-list.ts'
import type { Offer, Sold } from './offers.ts'

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
  /** As it stands in the list; a line that names several things has become several. */
  readonly written: string
  /** The words to search for by hand; empty where nothing names a thing. */
  readonly name: string
  /** What it stands under: 'Feira'. */
  readonly heading: string | null
  /** Null where nothing was found, or all of it is sold out. */
  readonly choice: ListOffer | null
  /** Up to four to exchange it for, the likeliest first. */
  readonly others: readonly ListOffer[]
  /** What fits best and is sold out: `choice` is what is like it. */
  readonly soldOut: CartItem | null
}

export type FoundList = {
  /** At most 100, in the order of the list. */
  readonly lines: readonly FoundLine[]
  /** What was too much to be read, as written. */
  readonly unread: readonly string[]
}

export type ListReader = {
  /** What this device bought before. */
  readonly bought: readonly ProductId[]
  /** How often the market sold each variant of late. What it throws counts as nothing sold. */
  readonly findSold: () => Promise<Sold>
}

const nothingSold: Sold = new Map()

/** Reads a list as people send it, and finds what its lines mean. Throws while no catalogue was ever read. */
export async function findListProducts(text: string, { bought, findSold }: ListReader): Promise<FoundList> {
  const { lines, unread } = readWrittenList(text)
  const [source, sold] = await Promise.all([searchSource(), findSold().catch(() => nothingSold)])
  const matched = await matchList(source, lines, { bought: new Set(bought), sold })
  const tooMany = matched.slice(writtenListLimits.lines).map(({ thing }) => thing.written)
  return {
    lines: matched.slice(0, writtenListLimits.lines).map(toFoundLine),
    unread: [...tooMany, ...unread],
  }
}

function toFoundLine({ thing, heading, choice, others, soldOut }: MatchedLine): FoundLine {
  return {
    written: thing.written,
    name: thing.name,
    heading,
    choice: choice && toListOffer(choice),
    others: others.map(toListOffer),
    soldOut: soldOut && toListOffer(soldOut).item,
  }
}

function toListOffer({ product, variant, quantity, facts, note }: Offer): ListOffer {
  return { item: soldItem(filledProduct(product), variant), quantity, facts, note }
}
