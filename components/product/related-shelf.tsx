import { startTransition, useEffect, useState } from 'react'
import { ProductShelf } from '@/components/home/product-shelf'
import { fetchListPage } from '@/lib/browser/fetch-catalog'
import type { ProductCard } from '@/lib/domain/product-card'

export type Related = {
  /** Shows the first non-empty list. */
  readonly lists: readonly { readonly title: string; readonly path: string }[]
  /** Current product. */
  readonly handle: string
  /** Its room, given back when there is nothing to show. */
  readonly className?: string
}

type Shelf = { readonly title: string; readonly cards: readonly ProductCard[] }

const mostCards = 12

async function findShelf({ lists, handle }: Related, signal: AbortSignal): Promise<Shelf | null> {
  for (const { title, path } of lists) {
    const found = await fetchListPage(path, { signal })
    const cards = found.filter((card) => card.handle !== handle).slice(0, mostCards)
    if (cards.length > 0) return { title, cards }
  }
  return null
}

export function RelatedShelf({ lists, handle, className }: Related) {
  const [shelf, setShelf] = useState<Shelf | null>()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    function find() {
      findShelf({ lists, handle }, signal).then(
        // In slices: a dozen cards would delay a touch.
        (found) => startTransition(() => setShelf(found)),
        () => {
          if (!signal.aborted) setShelf(null)
          window.addEventListener('online', find, { signal, once: true })
        },
      )
    }
    find()
    return () => leaving.abort()
  }, [lists, handle])
  return shelf !== null && <div className={className}>{shelf && <ProductShelf {...shelf} />}</div>
}
