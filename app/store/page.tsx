import type { Metadata } from 'next'
import { ListingPage } from '@/app/listing-page'
import { findListing } from '@/lib/catalog/find-listing'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.store, title: listingCopy.title })
}

export default async function StorePage() {
  const found = await findListing(null)
  if (found.kind !== 'found') throw new Error('the first page always exists')
  return <ListingPage listing={found.listing} />
}
