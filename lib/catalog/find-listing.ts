import 'server-only'
import { similarList } from '../domain/paths.ts'
import { displayedVariant, type Product } from '../domain/product.ts'
import type { ProductCard } from '../domain/product-card.ts'
import {
  type ListCounts,
  type ProductListing,
  parseRefinement,
  refinementPath,
} from '../domain/refinement.ts'
import { normalizeQuery } from '../domain/search-query.ts'
import { showPart } from '../next/show-part.ts'
import { definePart } from '../next/shown-parts.ts'
import { filledCard } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'
import { refineList } from './refine-list.ts'
import { cardsLike, searchPageOf, searchSource } from './search-products.ts'
import type { Catalog } from './snapshot.ts'

const productsPerPage = 24
const mostSimilar = 12

type FoundPage = {
  readonly listing: ProductListing
  /** Merchant's own names; cards may show sample names. */
  readonly merchantTitles: readonly string[]
}

export type FoundListing =
  | ({ readonly kind: 'found' } & FoundPage)
  /** Canonical order of the words, after the list's address. */
  | { readonly kind: 'moved'; readonly rest: string }
  | { readonly kind: 'unknown' }

type Asked = { readonly category: string | null; readonly segments: readonly string[] }

export async function buildListing(
  { snapshot, categories }: Catalog,
  { category, segments }: Asked,
): Promise<FoundListing> {
  const found = category === null ? null : categories.find(({ slug }) => slug === category)
  const refinement = parseRefinement(segments)
  if (found === undefined || refinement === null) return { kind: 'unknown' }
  const path = refinementPath(refinement)
  const spelling = segments.map((segment) => `/${segment}`).join('')
  if (path !== spelling) return { kind: 'moved', rest: path }
  const place = found ? { slug: found.slug, title: found.title } : null
  const foundPage = await pageOf(found?.products ?? snapshot.products, { category: place, refinement })
  return foundPage ? { kind: 'found', ...foundPage } : { kind: 'unknown' }
}

type Page = Pick<ProductListing, 'category' | 'refinement'>

async function pageOf(all: readonly Product[], { category, refinement }: Page): Promise<FoundPage | null> {
  const { page } = refinement
  const { products, counts } = await refineList(all, refinement)
  const pageCount = Math.max(1, Math.ceil(products.length / productsPerPage))
  if (page > pageCount) return null
  const first = (page - 1) * productsPerPage
  const shown = products.slice(first, first + productsPerPage)
  const cards = shown.map((product, index) => filledCard(product, category === null ? first + index : null))
  const productCount = products.length
  return {
    listing: { cards, page, pageCount, productCount, category, refinement, counts },
    merchantTitles: shown.map(({ title }) => title).filter((title) => title !== ''),
  }
}

const listing = definePart('listing', async (category: string | null, segments: readonly string[]) =>
  buildListing(await getCatalogReader().current(), { category, segments }),
)

export async function findListing(
  category: string | null,
  segments: readonly string[] = [],
): Promise<FoundListing> {
  'use cache'
  return showPart(listing, category, segments)
}

function decoded(path: string): readonly string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

async function findResults(query: string, segments: readonly string[]) {
  const refinement = parseRefinement(segments)
  const spelling = segments.map((segment) => `/${segment}`).join('')
  if (!refinement || refinementPath(refinement) !== spelling) return null
  return searchPageOf(await searchSource(), normalizeQuery(query), refinement)
}

async function findRefined([room, ...segments]: readonly string[]) {
  const [first = '', ...rest] = segments
  if (room === 'busca') return findResults(first, rest)
  if (room !== 'store' && room !== 'categoria') return null
  const asked = room === 'store' ? { category: null, segments } : { category: first, segments: rest }
  const found = await buildListing(await getCatalogReader().current(), asked)
  return found.kind === 'found' ? found.listing : null
}

function similarTo(catalog: Catalog, reference: string): readonly ProductCard[] | null {
  const product = catalog.productsByReference.get(reference)
  return product && displayedVariant(product) ? cardsLike(catalog, product, mostSimilar) : null
}

export async function findListPage(path: string): Promise<readonly ProductCard[] | null> {
  const segments = decoded(path) ?? []
  const [, first = ''] = segments
  if (similarList(first) === path) return similarTo(await getCatalogReader().current(), first)
  return (await findRefined(segments))?.cards ?? null
}

export async function findListCounts(path: string): Promise<ListCounts | null> {
  const listing = await findRefined(decoded(path) ?? [])
  return listing && { productCount: listing.productCount, counts: listing.counts }
}
