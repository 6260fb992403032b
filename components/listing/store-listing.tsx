import Link from 'next/link'
import { ListPage } from '@/components/listing/listing-header'
import { buttonVariants } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { PackageOpen, SearchX } from '@/components/ui/icons'
import { listingCopy } from '@/lib/copy/listing'
import type { CategoryRow } from '@/lib/domain/category'
import { paths } from '@/lib/domain/paths'
import { isFiltered, type ProductListing, plainRefinement, refinementPath } from '@/lib/domain/refinement'
import { ListingBar } from './listing-bar'
import { LoadMore } from './load-more'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'

type Props = { readonly listing: ProductListing; readonly categories: CategoryRow | null }

/** A list of products page by page: the whole store, or one category. */
export function StoreListing({ listing, categories }: Props) {
  const { cards, page, pageCount, category, refinement } = listing
  const list = `${paths.list(category?.slug ?? null)}${refinementPath({ ...refinement, page: 1 })}`
  return (
    <ListPage categories={categories} isStore={category === null}>
      <ListingBar listing={listing} />
      {cards.length === 0 && <NothingHere listing={listing} />}
      {cards.length > 0 && <ProductGrid cards={cards} />}
      <LoadMore list={list} page={page} pageCount={pageCount} label={listingCopy.more}>
        <Pager list={list} page={page} pageCount={pageCount} />
      </LoadMore>
    </ListPage>
  )
}

function NothingHere({ listing: { category, refinement } }: { readonly listing: ProductListing }) {
  if (!isFiltered(refinement)) return <EmptyShelf Icon={PackageOpen} title={listingCopy.empty} />
  const { nothing, nothingDetail, clear } = listingCopy.refine
  return (
    <EmptyShelf Icon={SearchX} title={nothing} detail={nothingDetail}>
      <Link
        href={`${paths.list(category?.slug ?? null)}${refinementPath({ ...plainRefinement, sort: refinement.sort })}`}
        data-refine
        className={buttonVariants()}
      >
        {clear}
      </Link>
    </EmptyShelf>
  )
}
