import 'server-only'
import { shownPack } from '../copy/cart.ts'
import { formatMoney } from '../copy/money.ts'
import { piecePrice } from '../copy/piece-price.ts'
import { isForSale } from '../domain/availability.ts'
import { displayedVariant, effectiveAmount, type Product } from '../domain/product.ts'
import { type ProductCard, toCartItem } from '../domain/product-card.ts'
import { plainRefinement, type Refinement, type RefinementCounts } from '../domain/refinement.ts'
import type { SearchSuggestions, SuggestedProduct } from '../domain/search-query.ts'
import { measureOf, nominalWeightOf } from '../domain/unit-price.ts'
import { showPart } from '../next/show-part.ts'
import { definePart } from '../next/shown-parts.ts'
import { getCatalogSearch } from '../search/get-search.ts'
import { nearWords, type Source, searchCatalog, suggest } from '../search/search-catalog.ts'
import { filledCard } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'
import { refineList } from './refine-list.ts'
import { similarProducts } from './similar-products.ts'
import { bestSellersOf, type Catalog } from './snapshot.ts'

const resultsPerPage = 24
/** Limit of result pages; each would be cached. */
const resultPages = 20
const wordsNearby = 4
const otherProducts = 8
const fewResults = 4

export type SearchPage = {
  readonly cards: readonly ProductCard[]
  readonly productCount: number
  readonly page: number
  readonly pageCount: number
  readonly refinement: Refinement
  readonly counts: RefinementCounts
  /** `some`: no product matches every word. */
  readonly match: 'every' | 'some'
  readonly correction: string | null
  readonly words: readonly string[] | null
  /** Best sellers after few results; similar products when all results are sold out. */
  readonly others: readonly ProductCard[]
  readonly areOthersAlike: boolean
}

export async function searchPageOf(
  source: Source,
  query: string,
  refinement: Refinement = plainRefinement,
): Promise<SearchPage | null> {
  const { catalog, index } = source
  const { products, match, correction } = searchCatalog(source, query)
  const { products: fitting, counts } = await refineList(products, refinement)
  const { page } = refinement
  const pageCount = Math.min(resultPages, Math.max(1, Math.ceil(fitting.length / resultsPerPage)))
  if (page > pageCount) return null
  const first = (page - 1) * resultsPerPage
  const [best] = products
  const soldOut = best && !products.some(isForSale) ? best : null
  return {
    cards: fitting.slice(first, first + resultsPerPage).map((product) => filledCard(product)),
    productCount: fitting.length,
    page,
    pageCount,
    refinement,
    counts,
    match,
    correction,
    words: products.length > 0 ? null : nearWords(index, query, wordsNearby),
    others: soldOut
      ? cardsLike(catalog, soldOut, otherProducts)
      : products.length < fewResults
        ? bestSellersOf(catalog)
            .filter((product) => isForSale(product) && !products.includes(product))
            .slice(0, otherProducts)
            .map((product) => filledCard(product))
        : [],
    areOthersAlike: soldOut !== null,
  }
}

export function cardsLike(catalog: Catalog, product: Product, most: number): readonly ProductCard[] {
  const variant = displayedVariant(product)
  if (!variant) return []
  const { title } = product
  const { currency } = variant.price
  const missing = { variantId: variant.id, title, size: measureOf(product, variant), currency }
  const found = similarProducts(catalog, { ...missing, amount: effectiveAmount(variant.price) })
  return found.slice(0, most).map((other) => filledCard(other.product))
}

export async function searchSource(): Promise<Source> {
  const catalog = await getCatalogReader().current()
  const index = await getCatalogSearch().current()
  if (index === null) throw new Error('the search index could not be built')
  return { catalog, index }
}

const search = definePart('search', async (query: string, refinement: Refinement) =>
  searchPageOf(await searchSource(), query, refinement),
)

export async function searchProducts(
  query: string,
  refinement: Refinement = plainRefinement,
): Promise<SearchPage | null> {
  'use cache'
  return showPart(search, query, refinement)
}

/** Suggests products, categories and a corrected spelling; null before the first catalogue. */
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
  const shown = displayedVariant(product)
  if (price === null || shown === null) return []
  const { currency } = price
  const { isSoldByWeight } = nominalWeightOf(product, shown)
  return [
    {
      handle,
      title,
      picture,
      pack: shownPack({ ...toCartItem(product, shown), title }),
      price: piecePrice({ amount: effectiveAmount(price), currency }, isSoldByWeight),
      priceBefore: price.saleAmount === null ? null : formatMoney({ amount: price.amount, currency }),
      item,
    },
  ]
}
