import { paths } from '@/lib/domain/paths'
import type { SearchSuggestions, SuggestedProduct } from '@/lib/domain/suggestions'

/** One row of the list and where it leads. */
export type SuggestionOption = { readonly href: string } & (
  | { readonly kind: 'correction'; readonly text: string }
  | { readonly kind: 'product'; readonly product: SuggestedProduct }
  | { readonly kind: 'category'; readonly text: string }
  | { readonly kind: 'all'; readonly text: string }
)

export function optionId(index: number): string {
  return `search-suggestion-${index}`
}

/** The rows in their order: how it is meant, products, categories, and everything there is. */
export function toOptions(
  query: string,
  { products, hasResults, categories, correction }: SearchSuggestions,
): readonly SuggestionOption[] {
  const options: SuggestionOption[] = []
  if (correction !== null) {
    options.push({ kind: 'correction', text: correction, href: paths.search(correction) })
  }
  for (const product of products) {
    options.push({ kind: 'product', product, href: paths.product(product.handle) })
  }
  for (const { slug, title } of categories) {
    options.push({ kind: 'category', text: title, href: paths.category(slug) })
  }
  if (hasResults) options.push({ kind: 'all', text: query, href: paths.search(query) })
  return options
}
