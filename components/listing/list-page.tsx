import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CategoryRail } from '@/components/categories/categories'
import { Button, buttonVariants } from '@/components/ui/button'
import { listingCopy } from '@/lib/copy/listing'
import type { CategoryRow } from '@/lib/domain/category'
import { onSaleSegment } from '@/lib/domain/refinement'
import { RefineForm, RefineLink } from './list-links'
import { RefineBar } from './refine-bar'
import {
  clearedAddress,
  FilterFields,
  listFilters,
  listOrders,
  type RefinedList,
  refinedAddress,
  refineFormId,
} from './refine-choices'

const { refine } = listingCopy

type HeaderProps = {
  readonly title: ReactNode
  readonly count: string | null
  readonly tagline?: string | null
  /** Null without anything to refine. */
  readonly refined?: RefinedList | null
}

/** Active filters stand in one row, each with a link without it. */
export function ListingHeader({ title, count, tagline, refined }: HeaderProps) {
  const filters = refined
    ? listFilters(refined).flatMap(({ name, choices }) =>
        choices
          .filter(({ segment, isChosen }) => isChosen && segment !== '')
          .map(({ segment, label }) => ({ segment, label, name: name ?? segment })),
      )
    : []
  return (
    <div className="pb-3 md:pb-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <h1 className="wrap-anywhere min-w-36 flex-1">{title}</h1>
        {refined && (
          <RefineBar
            id={refineFormId(refined)}
            open={filters.length > 0 ? refine.openWith(filters.length) : refine.open}
            sort={refine.sort}
            count={listingCopy.productCount(refined.productCount)}
            orders={listOrders(refined.chosen)}
            {...refined}
          />
        )}
        {(tagline || count) && (
          <p className="w-full text-md">
            {tagline} <span className="text-muted-foreground">{count}</span>
          </p>
        )}
      </div>
      {refined && filters.length > 0 && (
        <ul
          aria-label={refine.active}
          className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] md:-mx-8 md:px-8 lg:mx-0 lg:-mb-1 lg:flex-wrap lg:overflow-visible lg:px-0 lg:pb-0"
        >
          {filters.map(({ segment, label, name }) => (
            <li key={segment} className="flex-none">
              <RefineLink
                href={refinedAddress({ ...refined, chosen: refined.chosen.filter((one) => one !== segment) })}
                name={name}
                aria-label={refine.remove(label)}
                className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'rounded-full!' })}
              >
                {label}
                <X className="size-4" />
              </RefineLink>
            </li>
          ))}
          {filters.length > 1 && (
            <li className="flex-none">
              <ClearFilters {...refined} className={buttonVariants({ variant: 'ghost', size: 'sm' })} />
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

type ClearProps = Pick<RefinedList, 'list' | 'chosen'> & { readonly className: string }

export function ClearFilters({ className, ...address }: ClearProps) {
  return (
    <RefineLink href={clearedAddress(address)} name={onSaleSegment} className={className}>
      {refine.clear}
    </RefineLink>
  )
}

type PageProps = {
  readonly categories: CategoryRow | null
  readonly isStore?: boolean
  readonly refined: RefinedList | null
  readonly children: ReactNode
}

/** Shows categories above the list, on wide screens beside it with the filters. */
export function ListPage({ categories, isStore = false, refined, children }: PageProps) {
  if (!categories && !refined) return children
  return (
    <div className="tall:xs:max-lg:[--scroll-top:calc(var(--header-end)+78px)] md:pt-6 lg:grid lg:grid-cols-[208px_minmax(0,1fr)] lg:gap-8 lg:pt-11">
      <div className="max-lg:contents lg:sticky lg:top-[calc(var(--header-end)+24px)] lg:-m-1.5 lg:max-h-[calc(100dvh-var(--header-end)-24px)] lg:self-start lg:overflow-y-auto lg:p-1.5 lg:[scrollbar-width:thin]">
        {categories && <CategoryRail row={categories} isStore={isStore} />}
        {refined && (
          <RefineForm
            id={refineFormId(refined)}
            list={refined.list}
            popover="auto"
            className="text-foreground transition-opacity delay-200 backdrop:bg-scrim aria-busy:opacity-60 max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[85dvh] max-lg:w-full max-lg:rounded-t-xl max-lg:bg-background max-lg:p-4 max-lg:shadow-lg lg:static lg:mt-4 lg:block lg:w-full lg:overflow-visible lg:border-t lg:bg-transparent"
          >
            <FilterFields {...refined} />
            <Button type="submit" className="mt-4 w-full lg:not-noscript:hidden">
              {refine.show}
            </Button>
          </RefineForm>
        )}
      </div>
      <div className="min-w-0 max-lg:pt-1.5">{children}</div>
    </div>
  )
}
