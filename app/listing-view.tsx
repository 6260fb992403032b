import { StructuredData } from '@/components/layout/structured-data'
import { StoreListing } from '@/components/listing/store-listing'
import { listingJsonLd } from '@/lib/discovery/page-data'
import type { ProductListing } from '@/lib/domain/product-listing'
import { getEnvironment } from '@/lib/server/environment/server'

/** What every page of a list is made of: the list, and what search engines are told of it. */
export function ListingView({ listing }: { readonly listing: ProductListing }) {
  return (
    <>
      <StructuredData json={listingJsonLd(listing, getEnvironment())} />
      <StoreListing listing={listing} />
    </>
  )
}
