import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { StructuredData } from '@/components/layout/structured-data'
import { StoreListing } from '@/components/listing/store-listing'
import type { FoundListing } from '@/lib/catalog/find-listing'
import { findCategoryRow } from '@/lib/catalog/list-categories'
import { pagesCopy } from '@/lib/copy/pages'
import { listingMetadata } from '@/lib/discovery/metadata'
import { listingJsonLd } from '@/lib/discovery/page-data'
import type { ProductListing } from '@/lib/domain/refinement'
import { getEnvironment } from '@/lib/server/environment/server'
import { StoreDelivery } from './store-delivery'

/** Of the page of a list, and of an address that leads to none. */
export function foundMetadata(found: FoundListing): Metadata {
  if (found.kind !== 'found') return { title: pagesCopy.notFound.title }
  return listingMetadata(found, getEnvironment())
}

/** The page of a list that was looked for; what is asked for in other words leads on, behind `path`, the whole list. */
export function showFound(found: FoundListing, path: string) {
  if (found.kind === 'moved') permanentRedirect(`${path}${found.rest}`)
  return found.kind === 'found' ? <ListingView listing={found.listing} /> : <NotFoundView />
}

/** What every page of a list is made of: the list, and what search engines read of it. */
async function ListingView({ listing }: { readonly listing: ProductListing }) {
  const categories = await findCategoryRow(listing.category?.slug ?? null)
  return (
    <>
      <StructuredData json={listingJsonLd(listing, getEnvironment())} />
      <StoreListing listing={listing} categories={categories} />
      <StoreDelivery />
    </>
  )
}
