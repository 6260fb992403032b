import type { Metadata } from 'next'
import { listingCopy } from '../copy/listing.ts'
import type { ProductListing } from '../domain/product-listing.ts'
import { isRefined } from '../domain/refinement.ts'
import { paths } from '../paths.ts'
import { pageMetadata } from './metadata.ts'

/**
 * A page of a whole list is its own canonical address. Filters and orders show the same products again: they are not
 * indexed, and their canonical address is the list itself.
 */
export function listingMetadata({
  category,
  page,
  refinement,
}: Pick<ProductListing, 'category' | 'page' | 'refinement'>): Metadata {
  const base = paths.list(category?.slug ?? null)
  const isIndexed = !isRefined(refinement)
  return pageMetadata({
    path: isIndexed ? paths.listPage(base, page) : base,
    title: listingCopy.titleWithPage(category?.title ?? listingCopy.title, page),
    isIndexed,
  })
}
