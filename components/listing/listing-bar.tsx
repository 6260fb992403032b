import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import { ArrowUpDown, SlidersHorizontal, X } from '@/components/ui/icons'
import { listingCopy, priceBandText } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'
import { isFiltered, type ProductListing, type Refinement, sortOrders } from '@/lib/domain/refinement'
import { bandChoices, refinedAddress } from './refine-choices'
import { RefineChoice, RefinePanel } from './refine-panel'

const { refine } = listingCopy

const chip = 'rounded-full px-3.5'

type Filter = { readonly label: string; readonly without: Partial<Refinement> }

function activeFilters({ refinement, counts }: ProductListing): readonly Filter[] {
  const { onSale, inStock, band } = refinement
  return [
    ...(onSale ? [{ label: refine.onSale, without: { onSale: false } }] : []),
    ...(inStock ? [{ label: refine.inStock, without: { inStock: false } }] : []),
    ...(band ? [{ label: priceBandText(band, counts.currency), without: { band: null } }] : []),
  ]
}

/** How many there are, filters, orders, and what is filtered now. Every choice is an address of its own. */
export function ListingBar({ listing }: { readonly listing: ProductListing }) {
  const { refinement, counts, category } = listing
  const base = paths.list(category?.slug ?? null)
  const filters = activeFilters(listing)
  const bands = bandChoices(counts, refinement.band)
  const to = (change: Partial<Refinement>) => refinedAddress(base, { ...refinement, ...change })
  return (
    <div className="refine-bar mb-5">
      <div className="flex flex-wrap items-center gap-2">
        <RefinePanel
          id="filtros"
          label={refine.filter}
          button={
            <>
              <SlidersHorizontal className="size-[18px]" />
              {filters.length > 0 ? refine.filterWith(filters.length) : refine.filter}
            </>
          }
        >
          <p className="mt-3.5 font-bold text-lg">{refine.offers}</p>
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
          </ul>
          {bands.length > 0 && (
            <>
              <p className="mt-3.5 font-bold text-lg">{refine.price}</p>
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
          button={
            <>
              <ArrowUpDown className="size-[18px]" />
              {refinement.sort === 'relevance' ? refine.sort : refine.orders[refinement.sort]}
            </>
          }
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
        <p className="refine-total min-w-min flex-1 basis-0 text-right text-md text-muted-foreground leading-[1.15]">
          {listingCopy.productCount(listing.productCount)}
        </p>
      </div>
      {isFiltered(refinement) && (
        <ul aria-label={refine.active} className="mt-3 flex flex-wrap gap-2">
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
                  className: `${chip} refine-chip bg-accent text-accent-foreground`,
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
                href={to({ onSale: false, inStock: false, band: null })}
                data-refine
                className={buttonVariants({ variant: 'ghost', className: `${chip} underline` })}
              >
                {refine.clear}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
