import type { Catalog, Category } from '../catalog/snapshot.ts'
import { isForSale } from '../domain/availability.ts'
import type { Product } from '../domain/product.ts'
import { slugify } from '../domain/text.ts'
import { type Source, searchCatalog } from './search-catalog.ts'
import { tellingWords } from './search-words.ts'
import { productsThatVote, suggestedCategories, suggestedProducts } from './weights.ts'
import { type Word, wordsOf } from './words.ts'

export type Suggestions = {
  /** For sale now. */
  readonly products: readonly Product[]
  /** Whether a search finds anything: also what is sold out. */
  readonly hasResults: boolean
  readonly categories: readonly Category[]
  readonly correction: string | null
}

/** What stands under the search field while a shopper types. */
export function suggest(source: Source, query: string): Suggestions {
  const { products, correction } = searchCatalog(source, query)
  return {
    products: products.filter(isForSale).slice(0, suggestedProducts),
    hasResults: products.length > 0,
    categories: categoriesFor(source.catalog, {
      words: tellingWords(correction ?? query),
      products,
    }),
    correction,
  }
}

/** Categories that are named, then those where most of what was found is at home. */
function categoriesFor(
  { categories, snapshot }: Catalog,
  { words, products }: { words: readonly Word[]; products: readonly Product[] },
): readonly Category[] {
  const named = categories.filter(({ title }) => words.length > 0 && isNamedBy(wordsOf(title), words))
  const slugs = new Map(snapshot.collections.map(({ id, title }) => [id, slugify(title)]))
  const homes = new Map<string, number>()
  for (const { collectionIds } of products.slice(0, productsThatVote)) {
    const home = slugs.get(collectionIds[0] ?? ('' as never))
    if (home !== undefined) homes.set(home, (homes.get(home) ?? 0) + 1)
  }
  const likely = [...homes]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([home]) => categories.filter(({ slug }) => slug === home))
  return [...new Set([...named, ...likely])].slice(0, suggestedCategories)
}

function isNamedBy(title: readonly Word[], words: readonly Word[]): boolean {
  return words.every(({ stem: wanted, folded }) =>
    title.some((word) => word.stem === wanted || (folded.length > 1 && word.folded.startsWith(folded))),
  )
}
