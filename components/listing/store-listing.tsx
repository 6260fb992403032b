import { PackageOpen, SearchX } from 'lucide-react'
import Link from 'next/link'
import { ListPage } from '@/components/listing/listing-header'
import { buttonVariants } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { listingCopy } from '@/lib/copy/listing'
import type { CategoryRow } from '@/lib/domain/category'
import { paths } from '@/lib/domain/paths'
import { isFiltered, type ProductListing, plainRefinement } from '@/lib/domain/refinement'
import { ListingBar, type RefinedList } from './listing-bar'
import { LoadMore } from './load-more'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'
import { refinedAddress } from './refine-choices'

type Props = { readonly listing: ProductListing; readonly categories: CategoryRow | null }

export function StoreListing({ listing, categories }: Props) {
  const { cards, page, pageCount, category, refinement } = listing
  const list = refinedAddress(paths.list(category?.slug ?? null), refinement)
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
  return <NothingFits list={paths.list(category?.slug ?? null)} refinement={refinement} />
}

export function NothingFits({ list, refinement }: Pick<RefinedList, 'list' | 'refinement'>) {
  const { nothing, nothingDetail, clear } = listingCopy.refine
  return (
    <EmptyShelf Icon={SearchX} title={nothing} detail={nothingDetail}>
      <Link
        href={refinedAddress(list, { ...plainRefinement, sort: refinement.sort })}
        data-refine
        className={buttonVariants()}
      >
        {clear}
      </Link>
    </EmptyShelf>
  )
}
