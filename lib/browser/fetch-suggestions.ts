import type { SearchSuggestions, SuggestedCategory, SuggestedProduct } from '../domain/search-query.ts'
import { readShop } from './call-shop.ts'
import { cartItem } from './card-decoders.ts'
import { flag, listOf, objectOf, otherwise, text } from './decode.ts'

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

const textOrNull = otherwise(text, null)

const product = objectOf<SuggestedProduct>({
  handle: text,
  title: text,
  picture: textOrNull,
  pack: textOrNull,
  price: text,
  priceBefore: textOrNull,
  item: otherwise(cartItem, null),
})

const suggestions = objectOf<SearchSuggestions>({
  products: listOf(product),
  hasResults: otherwise(flag, false),
  categories: listOf(objectOf<SuggestedCategory>({ slug: text, title: text })),
  correction: textOrNull,
})

export function fetchSuggestions(query: string, options: Options): Promise<SearchSuggestions> {
  return readShop(`/api/search?${new URLSearchParams({ q: query })}`, { ...options, decode: suggestions })
}
