import type { CartItem } from './cart.ts'
import { spellTies } from './text.ts'

const maximumLength = 80

/** Returns a path segment of at most 80 characters, without separators, half surrogates, `.` or `..`. */
export function normalizeQuery(text: string): string {
  const query = spellTies(text.normalize('NFC'))
    .replace(/[\p{C}/\\?#%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maximumLength)
    .replace(/\p{Cs}$/u, '')
    .trim()
  return query === '.' || query === '..' ? '' : query
}

export const exactly = (query: string) => `"${query}"`

export const exactWords = (query: string): string | null => query.match(/^"(.*[^"].*)"$/)?.[1] ?? null

export type SuggestedProduct = {
  readonly handle: string
  readonly title: string
  readonly picture: string | null
  readonly pack: string | null
  readonly price: string
  readonly priceBefore: string | null
  readonly item: CartItem | null
}

export type SuggestedCategory = { readonly slug: string; readonly title: string }

export type SearchSuggestions = {
  readonly products: readonly SuggestedProduct[]
  readonly hasResults: boolean
  readonly categories: readonly SuggestedCategory[]
  readonly correction: string | null
}
