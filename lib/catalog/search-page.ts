import 'server-only'
import { homeCopy } from '../copy/home.ts'
import { isForSale } from '../domain/availability.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { slugify } from '../domain/text.ts'
import { nearWords, type Source, searchCatalog } from '../search/search-catalog.ts'
import { filledCard } from './filled-products.ts'

const resultsPerPage = 24
/** Further pages are not read, and every page of results would be one more to keep. */
const resultPages = 20
const wordsNearby = 4
const otherProducts = 8

export type SearchPage = {
  readonly cards: readonly ProductCard[]
  readonly productCount: number
  readonly page: number
  readonly pageCount: number
  /** `some`: no product has all the words, these have some of them. */
  readonly match: 'every' | 'some'
  /** How the query is meant where it is misspelt, or null. */
  readonly correction: string | null
  /** What helps where nothing was found; null otherwise. */
  readonly help: SearchHelp | null
}

export type SearchHelp = {
  readonly words: readonly string[]
  /** The best sellers where the merchant names them, else the first of the store; for sale now. */
  readonly others: readonly ProductCard[]
}

/** A page of what was found for a query, or null for a page that does not exist. */
export function searchPageOf(source: Source, query: string, page: number): SearchPage | null {
  const { catalog, index } = source
  const { products, match, correction } = searchCatalog(source, query)
  const pageCount = Math.min(resultPages, Math.max(1, Math.ceil(products.length / resultsPerPage)))
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null
  const first = (page - 1) * resultsPerPage
  const { categories, snapshot } = catalog
  const others =
    categories.find(({ slug }) => slug === slugify(homeCopy.bestSellers))?.products ?? snapshot.products
  return {
    cards: products.slice(first, first + resultsPerPage).map((product) => filledCard(product)),
    productCount: products.length,
    page,
    pageCount,
    match,
    correction,
    help:
      products.length > 0
        ? null
        : {
            words: nearWords(index, query, wordsNearby),
            others: others
              .filter(isForSale)
              .slice(0, otherProducts)
              .map((product) => filledCard(product)),
          },
  }
}
