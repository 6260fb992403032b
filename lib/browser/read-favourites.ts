import type { ProductCard } from '../domain/product-card.ts'

export type Favourite = { readonly productId: string; readonly card: ProductCard }

/** The favourites in an answer of our own server; what is none of its making is left out. */
export function readFavourites(answer: Readonly<Record<string, unknown>>): readonly Favourite[] {
  const { favourites } = answer
  if (!Array.isArray(favourites)) return []
  return favourites.filter(
    (one: unknown): one is Favourite =>
      typeof one === 'object' &&
      one !== null &&
      'productId' in one &&
      typeof one.productId === 'string' &&
      'card' in one &&
      typeof one.card === 'object' &&
      one.card !== null &&
      'handle' in one.card,
  )
}
