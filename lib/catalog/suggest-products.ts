import 'server-only'
import { formatMoney } from '../domain/money.ts'
import { effectiveAmount, type Product } from '../domain/product.ts'
import type { SearchSuggestions, SuggestedProduct } from '../domain/suggestions.ts'
import { filledCard } from './sample-catalog.ts'
import { suggest } from './search/suggest.ts'
import { searchSource } from './search-products.ts'

/** Products, categories and a corrected spelling for what was typed so far; null while no catalogue was ever read. */
export async function suggestProducts(query: string): Promise<SearchSuggestions | null> {
  const source = await searchSource().catch(() => null)
  if (source === null) return null
  const { products, categories, correction } = suggest(source, query)
  return {
    products: products.map(toSuggestion),
    categories: categories.map(({ slug, title }) => ({ slug, title })),
    correction,
  }
}

function toSuggestion(product: Product): SuggestedProduct {
  const { handle, title, picture, price, availability } = filledCard(product)
  const isForSale = price !== null && availability.kind === 'available'
  const textOf = (amount: number) => formatMoney({ amount, currency: price?.currency ?? '' })
  return {
    handle,
    title,
    picture,
    price: isForSale ? textOf(effectiveAmount(price)) : null,
    priceBefore: isForSale && price.saleAmount !== null ? textOf(price.amount) : null,
  }
}
