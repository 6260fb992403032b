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

export function foundMetadata(found: FoundListing): Metadata {
  if (found.kind !== 'found') return { title: pagesCopy.notFound.title }
  return listingMetadata(found, getEnvironment())
}

/** Renders a list; other spellings redirect below `path`. */
export function showFound(found: FoundListing, path: string) {
  if (found.kind === 'moved') permanentRedirect(`${path}${found.rest}`)
  return found.kind === 'found' ? <ListingView listing={found.listing} /> : <NotFoundView />
}

async function ListingView({ listing }: { readonly listing: ProductListing }) {
  const categories = await findCategoryRow(listing.category?.slug ?? null)
  return (
    <>
      <StructuredData json={listingJsonLd(listing, getEnvironment())} />
      <StoreListing listing={listing} categories={categories} />
      <StoreDelivery className="pt-3" />
    </>
  )
}
