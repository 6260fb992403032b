'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { fetchListPage } from '@/lib/browser/fetch-list'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'
import type { ProductCard } from '@/lib/domain/product-card'
import { Pager } from './pager'
import { ProductGrid } from './product-grid'

export type ListPlace = {
  /** List with filters, without page. */
  readonly list: string
  readonly page: number
  readonly pageCount: number
}

/** Pages restored at once. */
const restoredAtMost = 20

/** Loaded on first use. */
export function MoreProducts(props: ListPlace) {
  const { list, page, pageCount } = props
  const { cards, loadedPage, state, loadNext } = useMorePages(props)
  const [announced, setAnnounced] = useState('')
  const next = loadedPage + 1
  return (
    <>
      <div className="mt-6 md:mt-9">
        <ProductGrid cards={cards} isContinued />
      </div>
      <p role="status" className="sr-only">
        {state === 'loading' ? listingCopy.loadingMore : announced}
      </p>
      {state === 'failed' && (
        <p className="mt-6 text-center text-muted-foreground">{listingCopy.moreFailed}</p>
      )}
      {next <= pageCount && (
        <a
          data-in-place="alive"
          href={paths.listPage(list, next)}
          className={buttonVariants({ variant: 'secondary', className: 'mt-9 w-full' })}
          aria-busy={state === 'loading'}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            void loadNext().then((count) => setAnnounced(count > 0 ? listingCopy.moreLoaded(count) : ''))
          }}
        >
          {listingCopy.more}
        </a>
      )}
      <Pager list={list} page={Math.max(page, loadedPage)} pageCount={pageCount} />
    </>
  )
}

function remember(state: { loadedPages?: number; scrolledTo?: number }): void {
  window.history.replaceState({ ...window.history.state, ...state }, '')
}

/** Loads further pages; the history entry stores count and scroll position for going back. */
function useMorePages({ list, page, pageCount }: ListPlace) {
  const [cards, setCards] = useState<readonly ProductCard[]>([])
  const [loadedPage, setLoadedPage] = useState(page)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const running = useRef<AbortController | null>(null)
  const scrollTarget = useRef(0)

  const load = useCallback(
    async (from: number, to: number): Promise<number> => {
      if (running.current) return 0
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      setState('loading')
      try {
        const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
        const fetchPage = (number: number) => fetchListPage(paths.listPage(list, number), { signal })
        const loaded = (await Promise.all(numbers.map(fetchPage))).flat()
        // Another page's history by now.
        if (signal.aborted) return 0
        // Deduplicates: the list may have moved.
        setCards((known) => [
          ...new Map([...known, ...loaded].map((card) => [card.productId, card])).values(),
        ])
        setLoadedPage(to)
        remember({ loadedPages: to })
        setState('ready')
        return loaded.length
      } catch {
        if (!signal.aborted) setState('failed')
        return 0
      } finally {
        if (running.current === controller) running.current = null
      }
    },
    [list],
  )

  // The tap requested the first page; history restores more.
  useEffect(() => {
    const { loadedPages = 0, scrolledTo } = window.history.state ?? {}
    const last = Math.min(pageCount, page + restoredAtMost, Math.max(page + 1, Number(loadedPages) || 0))
    if (loadedPages > page && scrolledTo > 0) scrollTarget.current = scrolledTo
    void load(page + 1, last)
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [load, page, pageCount])

  useLayoutEffect(() => {
    const target = scrollTarget.current
    if (cards.length === 0 || target === 0) return
    scrollTarget.current = 0
    window.scrollTo(0, target)
    // Again after offscreen rows get their real height.
    requestAnimationFrame(() => window.scrollTo(0, target))
  }, [cards])

  useEffect(() => {
    const keep = () => remember({ scrolledTo: window.scrollY })
    window.addEventListener('pagehide', keep)
    // Before in-shop links leave, while the entry is still ours.
    document.addEventListener('click', keep, { capture: true })
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('click', keep, { capture: true })
    }
  }, [])

  return { cards, loadedPage, state, loadNext: () => load(loadedPage + 1, loadedPage + 1) }
}
