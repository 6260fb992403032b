import type { CategoryLink } from '@/lib/domain/category'
import { paths } from '@/lib/domain/paths'
import type { SearchSuggestions, SuggestedProduct } from '@/lib/domain/search-query'

/** Forgetting all searches has no link. */
export type SuggestionOption =
  | { readonly kind: 'forget-all' }
  | ({ readonly href: string } & (
      | { readonly kind: 'recent' | 'correction' | 'category' | 'all'; readonly text: string }
      | { readonly kind: 'popular'; readonly text: string; readonly picture: string | null }
      | { readonly kind: 'product'; readonly product: SuggestedProduct }
    ))

export type Kind<K extends SuggestionOption['kind']> = Extract<SuggestionOption, { readonly kind: K }>

/** Categories under the empty field. */
const popularCategories = 8

export function optionId(index: number): string {
  return `search-suggestion-${index}`
}

/** Secondary action: adds a product or forgets a search. */
export function actionId(index: number): string {
  return `${optionId(index)}-action`
}

export function hasAction(option: SuggestionOption | undefined): boolean {
  return option?.kind === 'recent' || (option?.kind === 'product' && option.product.item !== null)
}

/** Recent search of an option; null without one. */
export function searchOf(option: SuggestionOption): string | null {
  return option.kind === 'recent' || option.kind === 'correction' || option.kind === 'all'
    ? option.text
    : null
}

/** Orders correction, products, categories, all results. */
export function toOptions(
  query: string,
  { products, hasResults, categories, correction }: SearchSuggestions,
): readonly SuggestionOption[] {
  const toSearch = (kind: 'correction' | 'all', text: string) => ({ kind, text, href: paths.search(text) })
  return [
    ...(correction === null ? [] : [toSearch('correction', correction)]),
    ...products.map(
      (product) => ({ kind: 'product', product, href: paths.product(product.handle) }) as const,
    ),
    ...categories.map(
      ({ slug, title }) => ({ kind: 'category', text: title, href: paths.category(slug) }) as const,
    ),
    ...(hasResults ? [toSearch('all', query)] : []),
  ]
}

/** Lists recent searches and categories. */
export function toFirstOptions(
  recent: readonly string[],
  categories: readonly CategoryLink[],
): readonly SuggestionOption[] {
  const searches = recent.map((text) => ({ kind: 'recent', text, href: paths.search(text) }) as const)
  const popular = categories
    .slice(0, popularCategories)
    .map(
      ({ slug, title, picture }) =>
        ({ kind: 'popular', text: title, picture, href: paths.category(slug) }) as const,
    )
  return [...searches, ...(searches.length > 0 ? [{ kind: 'forget-all' } as const] : []), ...popular]
}
