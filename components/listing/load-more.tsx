'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLatePart } from '@/components/shop/late-part'
import { paths } from '@/lib/domain/paths'
import { MoreLink } from './list-links'
import type { ListPlace } from './more-products'

const loadMoreProducts = () => import('./more-products').then(({ MoreProducts }) => MoreProducts)

type Props = ListPlace & {
  /** A prop: importing it would load all list texts. */
  readonly label: string
  /** Pager. */
  readonly children: ReactNode
}

/** Links to the next page until hydrated; replays early taps. The history entry keeps how much was loaded. */
export function LoadMore({ list, page, pageCount, label, children }: Props) {
  const { Part: MoreProducts, isLoading, request } = useLatePart(loadMoreProducts, 'more-products')
  const [isAlive, setAlive] = useState(false)
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    setAlive(true)
    const wasTapped = anchor.current?.getAttribute('aria-busy') === 'true'
    if (wasTapped || window.history.state?.loadedPages > page) request()
  }, [page, request])
  if (page >= pageCount) return children
  if (MoreProducts) return <MoreProducts list={list} page={page} pageCount={pageCount} />
  return (
    <>
      <MoreLink
        ref={anchor}
        data-in-place={isAlive ? 'alive' : 'waiting'}
        href={paths.listPage(list, page + 1)}
        // Never 'false': early taps are marked here.
        aria-busy={isLoading || undefined}
        onMore={request}
      >
        {label}
      </MoreLink>
      {children}
    </>
  )
}
