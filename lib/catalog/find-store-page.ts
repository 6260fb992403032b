import 'server-only'
import type { ProductListing } from '../domain/product-listing.ts'
import { cacheUntilCatalogChanges } from './cache-life.ts'
import { getCatalogReader } from './get-catalog.ts'
import { filledCard } from './sample-catalog.ts'

const productsPerPage = 24

/** One page of all products, in the merchant's order, or null for a page that does not exist. */
export async function findStorePage(page: number): Promise<ProductListing | null> {
  'use cache'
  cacheUntilCatalogChanges()
  const { snapshot } = await getCatalogReader().current()
  const pageCount = Math.max(1, Math.ceil(snapshot.products.length / productsPerPage))
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null
  const first = (page - 1) * productsPerPage
  const products = snapshot.products.slice(first, first + productsPerPage)
  return {
    cards: products.map((product, index) => filledCard(product, first + index)),
    page,
    pageCount,
    productCount: snapshot.products.length,
  }
}
