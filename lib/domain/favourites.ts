import type { ProductId } from './identifiers.ts'
import type { ProductCard } from './product-card.ts'

export type Favourite = { readonly productId: ProductId; readonly card: ProductCard }

export const maximumFavourites = 200

const codeLength = 8
const ulidEnding = /[0-9A-HJKMNP-TV-Z]{26}$/

/** Shortens ids to fit 200 into an account's cookie; two of 10,000 digests collide in 1 of 56,000 shops. */
export function favouriteCode(productId: ProductId): string {
  return ulidEnding.test(productId) ? productId.slice(-codeLength) : digestOf(productId)
}

/** FNV-1a of 64 bits, https://datatracker.ietf.org/doc/draft-eastlake-fnv/, in base 36. */
function digestOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  }
  return (hash % 36n ** BigInt(codeLength)).toString(36).padStart(codeLength, '0')
}

export function parseFavouriteCodes(text: string): readonly string[] {
  const codes = text.match(/[0-9A-Za-z]{8}/g) ?? []
  return [...new Set(codes)].slice(0, maximumFavourites)
}

export function serializeFavouriteCodes(codes: readonly string[]): string {
  return codes.join('')
}

export type FavouriteChange<T> = { readonly added: readonly T[]; readonly removed: readonly T[] }

export function changeFavourites<T>(
  current: readonly T[],
  { added, removed }: FavouriteChange<T>,
): readonly T[] {
  const gone = new Set(removed)
  return [...new Set([...added, ...current])].filter((one) => !gone.has(one)).slice(0, maximumFavourites)
}
