import { startTransition, useEffect, useState } from 'react'
import { ProductShelf } from '@/components/home/product-shelf'
import { fetchListPage } from '@/lib/browser/fetch-list'
import type { ProductCard } from '@/lib/domain/product-card'

type RelatedList = {
  readonly title: string
  readonly path: string
}

export type Related = {
  /** Shows the first non-empty list. */
  readonly lists: readonly RelatedList[]
  /** Current product. */
  readonly handle: string
}

export type LateRelated = Related & {
  /** Gives the room back. */
  readonly setIsEmpty: (isEmpty: boolean) => void
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

export function RelatedShelf({ lists, handle, setIsEmpty }: LateRelated) {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    findShelf({ lists, handle }, leaving.signal).then(
      (found) => {
        // In slices: a dozen cards would delay a touch.
        startTransition(() => {
          setShelf(found)
          setIsEmpty(found === null)
        })
      },
      () => !leaving.signal.aborted && setIsEmpty(true),
    )
    return () => leaving.abort()
  }, [lists, handle, setIsEmpty])
  return shelf && <ProductShelf {...shelf} />
}
