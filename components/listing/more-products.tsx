'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { fetchListPage } from '@/lib/browser/fetch-catalog'
import { queryClient } from '@/lib/browser/query-client'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'
import { MoreLink } from './list-links'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'

export type ListPlace = {
  /** List with filters, without page. */
  readonly list: string
  readonly page: number
  readonly pageCount: number
}

/** Pages restored at most. */
const restoredAtMost = 20

function remember(state: { loadedPages?: number; scrolledTo?: number }): void {
  window.history.replaceState({ ...window.history.state, ...state }, '')
}

function rememberScroll() {
  const leaving = new AbortController()
  const { signal } = leaving
  const keep = () => remember({ scrolledTo: window.scrollY })
  window.addEventListener('pagehide', keep, { signal })
  // Before in-shop links leave, while the entry is still ours.
  document.addEventListener('click', keep, { capture: true, signal })
  return () => leaving.abort()
}

/** Shows further pages, loaded on first use; the history entry stores how many, for going back. */
export function MoreProducts({ list, page, pageCount }: ListPlace) {
  const { data, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: ['list-pages', list, page],
      queryFn: ({ pageParam, signal }) => fetchListPage(paths.listPage(list, pageParam), { signal }),
      initialPageParam: page + 1,
      getNextPageParam: (_last, _all, number) => (number < pageCount ? number + 1 : null),
      // Never anew while it is read: rows would move.
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient(),
  )
  const loadedPage = page + (data?.pages.length ?? 0)
  // Loads as many pages as the history entry had, and scrolls to its place.
  const [wanted, setWanted] = useState(() => {
    const { loadedPages = 0, scrolledTo = 0 } = window.history.state ?? {}
    const last = Math.min(pageCount, page + restoredAtMost, Math.max(page + 1, loadedPages))
    return { last, scrolledTo: loadedPages > page ? scrolledTo : 0 }
  })
  useEffect(() => {
    if (loadedPage === page || isError) return
    if (loadedPage >= wanted.last) remember({ loadedPages: loadedPage })
    else if (!isFetching) void fetchNextPage()
  }, [loadedPage, page, wanted, isFetching, isError, fetchNextPage])
  useLayoutEffect(() => {
    const { last, scrolledTo } = wanted
    if (loadedPage < last || scrolledTo === 0) return
    setWanted({ last, scrolledTo: 0 })
    window.scrollTo(0, scrolledTo)
    // Again after offscreen rows get their real height.
    requestAnimationFrame(() => window.scrollTo(0, scrolledTo))
  }, [loadedPage, wanted])
  useEffect(rememberScroll, [])
  // The list may have moved meanwhile.
  const cards = new Map(data?.pages.flat().map((card) => [card.productId, card]))
  const announced = data?.pages.at(-1)?.length ?? 0
  return (
    <>
      <div className="mt-5 md:mt-7">
        <ProductGrid cards={[...cards.values()]} isContinued />
      </div>
      <p role="status" className="sr-only">
        {isFetching ? listingCopy.loadingMore : announced > 0 && listingCopy.moreLoaded(announced)}
      </p>
      {isError && !isFetching && (
        <p className="mt-6 text-center text-muted-foreground">{listingCopy.moreFailed}</p>
      )}
      {loadedPage < pageCount && (
        <MoreLink
          data-in-place="alive"
          href={paths.listPage(list, loadedPage + 1)}
          aria-busy={isFetching}
          onMore={() => !isFetching && void fetchNextPage()}
        >
          {listingCopy.more}
        </MoreLink>
      )}
      <Pager list={list} page={loadedPage} pageCount={pageCount} />
    </>
  )
}
