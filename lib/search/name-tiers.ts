import type { Product } from '../domain/product.ts'
import { planQuery, type Slot } from './query-plan.ts'
import type { SearchIndex } from './search-index.ts'
import { stemsOf } from './words.ts'

/**
 * How well a product is what a name says: it is called just so; that is its first word and the rest stands in its title;
 * all stands in its title; that is its first word and the rest stands beside it; the words stand anywhere.
 */
export const nameTiers = { title: 4, kind: 3, titled: 2, beside: 1, anywhere: 0 } as const

export type NamedProduct = {
  readonly product: Product
  /** One of `nameTiers`: more is better. */
  readonly tier: number
}

/** Products that were found for a query by how well they are what it says, else in their order. */
export function inTiers(
  index: SearchIndex,
  query: string,
  products: readonly Product[],
): readonly NamedProduct[] {
  const slots = planQuery(query, index.words)
  return products
    .map((product) => ({ product, tier: tierOf(product, slots) }))
    .sort((one, other) => other.tier - one.tier)
}

function tierOf({ title }: Product, slots: readonly Slot[]): number {
  const stems = stemsOf(title)
  const named = slots.map((slot) =>
    phrasesOf(slot).find((phrase) => phrase.every((stem) => stems.includes(stem))),
  )
  const isKind = named.some((phrase) => phrase?.includes(stems[0] ?? ''))
  if (named.some((phrase) => phrase === undefined)) return isKind ? nameTiers.beside : nameTiers.anywhere
  if (!isKind) return nameTiers.titled
  const asked = named.flatMap((phrase) => phrase ?? [])
  return stems.every((stem) => asked.includes(stem)) ? nameTiers.title : nameTiers.kind
}

const phrasesOf = ({ words, others }: Slot) => [words.map(({ stem }) => stem), ...others]
