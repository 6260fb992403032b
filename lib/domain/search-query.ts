import type { CartItem } from './cart.ts'
import { spellTies } from './text.ts'

const maximumLength = 80

/**
 * What a shopper typed, fit to be one segment of a path: no `/`, `?`, `%`, `#` or control characters, single
 * spaces, at most 80 characters, no half of a surrogate pair, and never `.` or `..`.
 */
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

/** The query that finds exactly what is written, with no word put right. */
export const exactly = (query: string) => `"${query}"`

/** What stands in the quotes of such a query, or null. */
export const exactWords = (query: string): string | null => query.match(/^"(.*[^"].*)"$/)?.[1] ?? null

/** What the search field shows under what was typed: for sale now. Prices are complete texts. */
export type SuggestedProduct = {
  readonly handle: string
  readonly title: string
  readonly picture: string | null
  /** How much the price is for, where the title does not say it: '500 g'. */
  readonly pack: string | null
  readonly price: string
  readonly priceBefore: string | null
  /** What '+' puts into the cart; null where several variants leave the choice to its page. */
  readonly item: CartItem | null
}

export type SuggestedCategory = { readonly slug: string; readonly title: string }

export type SearchSuggestions = {
  readonly products: readonly SuggestedProduct[]
  /** Whether a search finds anything: also what is sold out. */
  readonly hasResults: boolean
  readonly categories: readonly SuggestedCategory[]
  readonly correction: string | null
}
