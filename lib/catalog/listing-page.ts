import 'server-only'
import type { Product } from '../domain/product.ts'
import type { ProductListing } from '../domain/product-listing.ts'
import { parseRefinement, refinementPath } from '../domain/refinement.ts'
import { refineList } from './refine-listing.ts'
import { filledCard } from './sample-catalog.ts'
import type { Catalog } from './snapshot.ts'

const productsPerPage = 24

export type FoundListing =
  | { readonly kind: 'found'; readonly listing: ProductListing }
  /** Asked for in another order of its words: these are the right ones, behind the address of the list. */
  | { readonly kind: 'moved'; readonly rest: string }
  | { readonly kind: 'unknown' }

type Asked = { readonly category: string | null; readonly segments: readonly string[] }

/** A page of the whole store, or of one category, as the segments behind its address want it. */
export async function listingOf(
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
  const listing = await pageOf(found?.products ?? snapshot.products, { category: place, refinement })
  return listing ? { kind: 'found', listing } : { kind: 'unknown' }
}

type Page = Pick<ProductListing, 'category' | 'refinement'>

async function pageOf(
  all: readonly Product[],
  { category, refinement }: Page,
): Promise<ProductListing | null> {
  const { page } = refinement
  const { products, counts } = await refineList(all, refinement)
  const pageCount = Math.max(1, Math.ceil(products.length / productsPerPage))
  if (page > pageCount) return null
  const first = (page - 1) * productsPerPage
  return {
    cards: products
      .slice(first, first + productsPerPage)
      .map((product, index) => filledCard(product, category === null ? first + index : null)),
    page,
    pageCount,
    productCount: products.length,
    category,
    refinement,
    counts,
  }
}
