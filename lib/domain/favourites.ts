import type { ProductId } from './identifiers.ts'
import type { ProductCard } from './product-card.ts'

export type Favourite = { readonly productId: ProductId; readonly card: ProductCard }

/** Most favourites of one shopper, on a device as in an account. */
export const maximumFavourites = 200

const codeLength = 8
const ulidEnding = /[0-9A-HJKMNP-TV-Z]{26}$/

/**
 * Eight letters and digits that tell products of one shop apart: an account keeps its favourites where every byte travels
 * with every request, and 200 whole ids would not fit into a cookie. The end of a ULID, which is random; of any other id
 * a digest of 41 bits: two of 10,000 products share one in 1 of 56,000 shops.
 */
export function favouriteCode(productId: ProductId): string {
  return ulidEnding.test(productId) ? productId.slice(-codeLength) : digestOf(productId)
}

/** FNV-1a of 64 bits, https://datatracker.ietf.org/doc/draft-eastlake-fnv/, as digits to the base of 36. */
function digestOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  }
  return (hash % 36n ** BigInt(codeLength)).toString(36).padStart(codeLength, '0')
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
