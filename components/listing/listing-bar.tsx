import { ArrowUpDown, SlidersHorizontal, X } from 'lucide-react'
import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import { listingCopy, priceBandText } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'
import {
  isFiltered,
  type ProductListing,
  plainRefinement,
  type Refinement,
  sortOrders,
  withKind,
} from '@/lib/domain/refinement'
import { ListingHeader } from './listing-header'
import { bandChoices, refinedAddress } from './refine-choices'
import { RefineChoice, RefinePanel } from './refine-panel'

const { refine } = listingCopy

type Filter = { readonly label: string; readonly without: Partial<Refinement> }

export type RefinedList = Pick<ProductListing, 'refinement' | 'counts'> & { readonly list: string }

function activeFilters({ refinement, counts }: RefinedList): readonly Filter[] {
  const { onSale, inStock, kinds, band } = refinement
  return [
    ...(onSale ? [{ label: refine.onSale, without: { onSale: false } }] : []),
    ...(inStock ? [{ label: refine.inStock, without: { inStock: false } }] : []),
    ...kinds.map((kind) => ({ label: refine.kind[kind], without: { kinds: withKind(kinds, kind, false) } })),
    ...(band ? [{ label: priceBandText(band, counts.currency), without: { band: null } }] : []),
  ]
}

/** Shows title, count, filters and order; every choice is an address. */
export function ListingBar({ listing }: { readonly listing: ProductListing }) {
  const { cards, category, productCount, refinement } = listing
  const { title, tagline } = listingCopy
  const isEmpty = cards.length === 0 && !isFiltered(refinement)
  const refined = { ...listing, list: paths.list(category?.slug ?? null) }
  return (
    <div className="refine-bar pb-2">
      <ListingHeader
        title={category?.title ?? title}
        count={isEmpty ? null : listingCopy.productCount(productCount)}
        tagline={category ? null : tagline}
      >
        {!isEmpty && <RefinePanels {...refined} />}
      </ListingHeader>
      {isFiltered(refinement) && <ActiveFilters {...refined} />}
    </div>
  )
}

const addressIn =
  ({ list, refinement }: RefinedList) =>
  (change: Partial<Refinement>) =>
    refinedAddress(list, { ...refinement, ...change })

export function RefinePanels(refined: RefinedList) {
  const { refinement, counts } = refined
  const { length } = activeFilters(refined)
  const bands = bandChoices(counts, refinement.band)
  const to = addressIn(refined)
  return (
    <>
      <RefinePanel
        id="filtros"
        label={refine.filter}
        Icon={SlidersHorizontal}
        button={length > 0 ? refine.filterWith(length) : refine.filter}
      >
        <p className="mt-3.5 font-bold text-base">{refine.offers}</p>
        <ul aria-label={refine.offers}>
          <RefineChoice
            href={to({ onSale: !refinement.onSale })}
            label={refine.onSale}
            isChosen={refinement.onSale}
            count={counts.onSale}
          />
          <RefineChoice
            href={to({ inStock: !refinement.inStock })}
            label={refine.inStock}
            isChosen={refinement.inStock}
            count={counts.inStock}
          />
          {counts.kinds.map(({ kind, count }) => {
            const isChosen = refinement.kinds.includes(kind)
            const kinds = withKind(refinement.kinds, kind, !isChosen)
            return (
              <RefineChoice
                key={kind}
                href={to({ kinds })}
                label={refine.kind[kind]}
                isChosen={isChosen}
                count={count}
              />
            )
          })}
        </ul>
        {bands.length > 0 && (
          <>
            <p className="mt-3.5 font-bold text-base">{refine.price}</p>
            <ul aria-label={refine.price}>
              <RefineChoice
                href={to({ band: null })}
                label={refine.anyPrice}
                isChosen={refinement.band === null}
                isOneOf
              />
              {bands.map(({ band, label, count }) => (
                <RefineChoice
                  key={band}
                  href={to({ band })}
                  label={label}
                  isChosen={refinement.band === band}
                  count={count}
                  isOneOf
                />
              ))}
            </ul>
          </>
        )}
      </RefinePanel>
      <RefinePanel
        id="ordem"
        label={refine.sort}
        Icon={ArrowUpDown}
        button={refine.sortedBy[refinement.sort]}
      >
        <ul className="mt-2">
          {sortOrders.map((sort) => (
            <RefineChoice
              key={sort}
              href={to({ sort })}
              label={refine.orders[sort]}
              isChosen={refinement.sort === sort}
              isOneOf
            />
          ))}
        </ul>
      </RefinePanel>
    </>
  )
}

/** Lists active filters in one row. */
export function ActiveFilters(refined: RefinedList) {
  const filters = activeFilters(refined)
  const to = addressIn(refined)
  return (
    <ul aria-label={refine.active} className="category-rail -mb-1.5">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link
            href={to(without)}
            rel="nofollow"
            prefetch={false}
            aria-label={refine.remove(label)}
            data-refine
            className={buttonVariants({
              variant: 'ghost',
              className: 'refine-chip rounded-full bg-accent px-3.5 text-accent-foreground',
            })}
          >
            {label}
            <X className="size-4" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            href={to({ ...plainRefinement, sort: refined.refinement.sort })}
            data-refine
            className={buttonVariants({ variant: 'link' })}
          >
            {refine.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
