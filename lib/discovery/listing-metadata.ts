import type { Metadata } from 'next'
import { listingCopy } from '../copy/listing.ts'
import { listingDescription } from '../copy/pages.ts'
import { paths } from '../domain/paths.ts'
import { isFiltered, isRefined, type ProductListing } from '../domain/refinement.ts'
import { metaDescription, pageMetadata } from './metadata.ts'
import type { Site } from './site-data.ts'

type Found = {
  readonly listing: Pick<ProductListing, 'category' | 'page' | 'productCount' | 'refinement'>
  readonly merchantTitles: readonly string[]
}

/**
 * A page of a whole list is its own canonical address. Filters and orders show the same products again: they are not
 * indexed, and their canonical address is the list itself. Each page is described by what is on it.
 */
export function listingMetadata(
  { listing: { category, page, productCount, refinement }, merchantTitles }: Found,
  { storeName }: Pick<Site, 'storeName'>,
): Metadata {
  const base = paths.list(category?.slug ?? null)
  const isIndexed = !isRefined(refinement)
  const title = listingCopy.titleWithPage(category?.title ?? listingCopy.title, page)
  const description = listingDescription({
    title,
    productCount,
    isFiltered: isFiltered(refinement),
    storeName,
    names: merchantTitles,
  })
  return pageMetadata({
    path: isIndexed ? paths.listPage(base, page) : base,
    title,
    // Cut between two names, it would end with the comma.
    description: metaDescription(description).replace(/,$/, ''),
    isIndexed,
  })
}
