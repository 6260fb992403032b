'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { paths } from '@/lib/domain/paths'
import type { ListPlace } from './list-place'

const MoreProducts = lazy(() =>
  import('./more-products').then((module) => ({ default: module.MoreProducts })),
)

type Props = ListPlace & {
  /** From outside: all texts of lists would come along otherwise. */
  readonly label: string
  /** The pager. */
  readonly children: ReactNode
}

/**
 * 'Carregar mais produtos': a link to the next page until scripts make a button of it; a tap that came before them is
 * carried out. What is left of this page in the history remembers how much was loaded, so that coming back finds it.
 */
export function LoadMore({ list, page, pageCount, label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isAlive, setAlive] = useState(false)
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    setAlive(true)
    const wasTapped = anchor.current?.getAttribute('aria-busy') === 'true'
    if (wasTapped || window.history.state?.loadedPages > page) setOpen(true)
  }, [page])
  if (page >= pageCount) return children
  const link = (
    <>
      <a
        ref={anchor}
        data-in-place={isAlive ? 'alive' : 'waiting'}
        href={paths.listPage(list, page + 1)}
        className="btn btn-secondary mt-9 w-full"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {label}
      </a>
      {children}
    </>
  )
  if (!isOpen) return link
  return (
    <Suspense fallback={link}>
      <MoreProducts list={list} page={page} pageCount={pageCount} />
    </Suspense>
  )
}
