import type { Metadata } from 'next'
import { StructuredData } from '@/components/layout/head-data'
import { StoreListing } from '@/components/product/store-listing'
import { findStorePage } from '@/lib/catalog/find-store-page'
import { listingCopy } from '@/lib/copy/listing'
import { getEnvironment } from '@/lib/env/server'
import { paths } from '@/lib/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { listJsonLd } from '@/lib/seo/page-data'

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.store, title: listingCopy.title })
}

export default async function StorePage() {
  const listing = await findStorePage(1)
  if (!listing) throw new Error('the first page always exists')
  const { siteUrl } = getEnvironment()
  return (
    <>
      <StructuredData json={listJsonLd({ siteUrl, crumb: null, products: listing.cards })} />
      <StoreListing listing={listing} />
    </>
  )
}
