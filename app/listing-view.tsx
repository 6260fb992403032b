import { StructuredData } from '@/components/layout/structured-data'
import { StoreListing } from '@/components/listing/store-listing'
import { findCategoryRow } from '@/lib/catalog/list-categories'
import { listingJsonLd } from '@/lib/discovery/page-data'
import type { ProductListing } from '@/lib/domain/refinement'
import { getEnvironment } from '@/lib/server/environment/server'
import { StoreDelivery } from './store-delivery'

/** What every page of a list is made of: the list, and what search engines read of it. */
export async function ListingView({ listing }: { readonly listing: ProductListing }) {
  const categories = await findCategoryRow(listing.category?.slug ?? null)
  return (
    <>
      <StructuredData json={listingJsonLd(listing, getEnvironment())} />
      <StoreDelivery />
      <StoreListing listing={listing} categories={categories} />
    </>
  )
}
