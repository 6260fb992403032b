import { PackageOpen, SearchX } from 'lucide-react'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { buttonVariants } from '@/components/ui/button'
import { listingCopy } from '@/lib/copy/listing'
import type { CategoryRow } from '@/lib/domain/category'
import { paths } from '@/lib/domain/paths'
import type { ProductListing } from '@/lib/domain/refinement'
import { isFiltered } from '@/lib/domain/refinement'
import { ClearFilters, ListingHeader, ListPage } from './list-page'
import { LoadMore } from './load-more'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'
import { type RefinedList, refinedAddress, toRefinedList } from './refine-choices'

type Props = { readonly listing: ProductListing; readonly categories: CategoryRow | null }

export function StoreListing({ listing, categories }: Props) {
  const { cards, category, productCount } = listing
  const refined = toRefinedList(paths.list(category?.slug ?? null), listing)
  const isEmpty = cards.length === 0 && !isFiltered(listing.refinement)
  const { title, tagline } = listingCopy
  return (
    <ListPage categories={categories} isStore={category === null} refined={isEmpty ? null : refined}>
      <ListingHeader
        title={category?.title ?? title}
        count={isEmpty ? null : listingCopy.productCount(productCount)}
        tagline={category ? null : tagline}
        refined={isEmpty ? null : refined}
      />
      {isEmpty && <EmptyShelf Icon={PackageOpen} title={listingCopy.empty} />}
      {!isEmpty && <RefinedProducts refined={refined} {...listing} />}
    </ListPage>
  )
}

type ProductsProps = Pick<ProductListing, 'cards' | 'page' | 'pageCount'> & { readonly refined: RefinedList }

export function RefinedProducts({ refined, cards, page, pageCount }: ProductsProps) {
  const list = refinedAddress(refined)
  const { nothing, nothingDetail } = listingCopy.refine
  if (cards.length === 0)
    return (
      <EmptyShelf Icon={SearchX} title={nothing} detail={nothingDetail}>
        <ClearFilters {...refined} className={buttonVariants()} />
      </EmptyShelf>
    )
  return (
    <>
      <ProductGrid cards={cards} />
      <LoadMore list={list} page={page} pageCount={pageCount} label={listingCopy.more}>
        <Pager list={list} page={page} pageCount={pageCount} />
      </LoadMore>
    </>
  )
}
