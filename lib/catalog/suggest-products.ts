import 'server-only'
import { formatMoney } from '../copy/money.ts'
import { effectiveAmount, type Product } from '../domain/product.ts'
import type { SearchSuggestions, SuggestedProduct } from '../domain/suggestions.ts'
import { suggest } from '../search/suggest.ts'
import { filledCard } from './filled-products.ts'
import { searchSource } from './search-products.ts'

/** Products, categories and a corrected spelling for what was typed so far; null while no catalogue was ever read. */
export async function suggestProducts(query: string): Promise<SearchSuggestions | null> {
  const source = await searchSource().catch(() => null)
  if (source === null) return null
  const { products, categories, ...rest } = suggest(source, query)
  return {
    products: products.flatMap(toSuggestion),
    categories: categories.map(({ slug, title }) => ({ slug, title })),
    ...rest,
  }
}

function toSuggestion(product: Product): SuggestedProduct[] {
  const { handle, title, picture, price, item } = filledCard(product)
  if (price === null) return []
  const textOf = (amount: number) => formatMoney({ amount, currency: price.currency })
  return [
    {
      handle,
      title,
      picture,
      price: textOf(effectiveAmount(price)),
      priceBefore: price.saleAmount === null ? null : textOf(price.amount),
      item,
    },
  ]
}
