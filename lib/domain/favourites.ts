import type { ProductId } from './identifiers.ts'
import type { ProductCard } from './product-card.ts'

/** A favourite with its product as it is today. */
export type Favourite = { readonly productId: ProductId; readonly card: ProductCard }

/** Most favourites of one shopper, on a device as in an account. */
export const maximumFavourites = 200

const codeLength = 8

/**
 * The end of a product's id, which tells products of one shop apart: an account keeps its favourites where
 * every byte travels with every request, and 200 whole ids would not fit into a cookie.
 */
export function favouriteCode(productId: ProductId): string {
  return productId.slice(-codeLength)
}

/** The codes in a text of an account's metadata; whatever else it holds is left out. */
export function parseFavouriteCodes(text: string): readonly string[] {
  const codes = text.match(/[0-9A-Za-z]{8}/g) ?? []
  return [...new Set(codes)].slice(0, maximumFavourites)
}

export function serializeFavouriteCodes(codes: readonly string[]): string {
  return codes.join('')
}

export type FavouriteChange<T> = { readonly added: readonly T[]; readonly removed: readonly T[] }

/** What was added comes first; each once; the oldest fall out when there are too many. */
export function changeFavourites<T>(
  current: readonly T[],
  { added, removed }: FavouriteChange<T>,
): readonly T[] {
  const gone = new Set(removed)
  return [...new Set([...added, ...current])].filter((one) => !gone.has(one)).slice(0, maximumFavourites)
}
