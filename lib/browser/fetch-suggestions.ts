import type { SearchSuggestions, SuggestedCategory, SuggestedProduct } from '../domain/suggestions.ts'
import { readShop } from './call-shop.ts'
import { fieldsOf } from './fields.ts'

type Options = { readonly fetch: typeof fetch; readonly signal: AbortSignal }

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

function toProduct(row: unknown): SuggestedProduct[] {
  const { handle, title, price, picture, priceBefore } = fieldsOf(row)
  if (typeof handle !== 'string' || typeof title !== 'string' || typeof price !== 'string') return []
  return [
    {
      handle,
      title,
      picture: textOrNull(picture),
      price,
      priceBefore: textOrNull(priceBefore),
    },
  ]
}

function toCategory(row: unknown): SuggestedCategory[] {
  const { slug, title } = fieldsOf(row)
  return typeof slug === 'string' && typeof title === 'string' ? [{ slug, title }] : []
}

/** Asks our server what fits to a query. Throws when no usable answer comes, as TanStack Query expects. */
export async function fetchSuggestions(query: string, options: Options): Promise<SearchSuggestions> {
  const address = `/api/search?${new URLSearchParams({ q: query })}`
  const { products, hasResults, categories, correction } = await readShop(address, options)
  if (!Array.isArray(products) || !Array.isArray(categories)) throw new Error('suggestions are unreadable')
  return {
    products: products.flatMap(toProduct),
    hasResults: hasResults === true,
    categories: categories.flatMap(toCategory),
    correction: textOrNull(correction),
  }
}
