import 'server-only'
import { formatMoney } from '../domain/money.ts'
import { effectiveAmount, type Product } from '../domain/product.ts'
import type { SearchSuggestions, SuggestedProduct } from '../domain/suggestions.ts'
import { getCatalogReader } from './get-catalog.ts'
import { filledCard } from './sample-catalog.ts'
import { getCatalogSearch } from './search/get-search.ts'
import { suggest } from './search/suggest.ts'

/** Products, categories and a corrected spelling for what was typed so far; null while no catalogue was ever read. */
export async function suggestProducts(query: string): Promise<SearchSuggestions | null> {
  const catalog = await getCatalogReader()
    .current()
    .catch(() => null)
  const index = await getCatalogSearch().current()
  if (catalog === null || index === null) return null
  const { products, categories, correction } = suggest({ catalog, index }, query)
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
