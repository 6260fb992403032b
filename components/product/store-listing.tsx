import { PackageOpen } from 'lucide-react'
import { EmptyShelf } from '@/components/feedback/empty-shelf'
import { listingCopy } from '@/lib/copy/listing'
import type { ProductListing } from '@/lib/domain/product-listing'
import { ListingHeader } from './listing-header'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'

/** 'Nossa Loja', page by page. */
export function StoreListing({ listing }: { readonly listing: ProductListing }) {
  return (
    <>
      <ListingHeader title={listingCopy.title} tagline={listingCopy.tagline} />
      {listing.cards.length === 0 ? (
        <EmptyShelf Icon={PackageOpen} title={listingCopy.empty} />
      ) : (
        <ProductGrid cards={listing.cards} />
      )}
      <Pager page={listing.page} pageCount={listing.pageCount} />
    </>
  )
}
