import { StructuredData } from '@/components/layout/head-data'
import { StoreListing } from '@/components/product/store-listing'
import type { ProductListing } from '@/lib/domain/product-listing'
import { getEnvironment } from '@/lib/env/server'
import { listingJsonLd } from '@/lib/seo/page-data'

/** What every page of a list is made of: the list, and what search engines are told of it. */
export function ListingPage({ listing }: { readonly listing: ProductListing }) {
  return (
    <>
      <StructuredData json={listingJsonLd(listing, getEnvironment())} />
      <StoreListing listing={listing} />
    </>
  )
}
