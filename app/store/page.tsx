import type { Metadata } from 'next'
import { StoreListing } from '@/components/product/store-listing'
import { findStorePage } from '@/lib/catalog/find-store-page'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.store, title: listingCopy.title })
}

export default async function StorePage() {
  const listing = await findStorePage(1)
  if (!listing) throw new Error('the first page always exists')
  return <StoreListing listing={listing} />
}
