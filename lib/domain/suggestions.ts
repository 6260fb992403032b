/** What the search field shows under what was typed. Prices are complete texts. */
export type SuggestedProduct = {
  readonly handle: string
  readonly title: string
  readonly picture: string | null
  /** Null for what cannot be bought now. */
  readonly price: string | null
  /** The price before the sale, or null. */
  readonly priceBefore: string | null
}

export type SuggestedCategory = { readonly slug: string; readonly title: string }

export type SearchSuggestions = {
  readonly products: readonly SuggestedProduct[]
  readonly categories: readonly SuggestedCategory[]
  /** How the query is meant where it is misspelt, or null. */
  readonly correction: string | null
}
