import 'server-only'
import type { Product } from '../domain/product.ts'
import type { ProductListing } from '../domain/product-listing.ts'
import { parseRefinement, refinementPath } from '../domain/refinement.ts'
import { filledCard } from './filled-products.ts'
import { refineList } from './refine-list.ts'
import type { Catalog } from './snapshot.ts'

const productsPerPage = 24

type FoundPage = {
  readonly listing: ProductListing
  /** The names on this page that are the merchant's own: cards may have one from the sample. */
  readonly merchantTitles: readonly string[]
}

export type FoundListing =
  | ({ readonly kind: 'found' } & FoundPage)
  /** Asked for in another order of its words: these are the right ones, behind the address of the list. */
  | { readonly kind: 'moved'; readonly rest: string }
  | { readonly kind: 'unknown' }

type Asked = { readonly category: string | null; readonly segments: readonly string[] }

/** A page of the whole store, or of one category, as the segments behind its address want it. */
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
