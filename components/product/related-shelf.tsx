import { startTransition, useEffect, useState } from 'react'
import { ProductShelf } from '@/components/home/product-shelf'
import { fetchListPage } from '@/lib/browser/fetch-list'
import type { ProductCard } from '@/lib/domain/product-card'

type RelatedList = {
  readonly title: string
  /** Address of the list. */
  readonly path: string
}

/** What else can be bought, on a product's page. */
export type Related = {
  /** The first that has something is shown. */
  readonly lists: readonly RelatedList[]
  /** Of the product that the page shows. */
  readonly handle: string
}

export type LateRelated = Related & {
  /** Whether the room that is kept for it is given back. */
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

/** What else can be bought now. Without an answer there is no shelf. */
export function RelatedShelf({ lists, handle, setIsEmpty }: LateRelated) {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    findShelf({ lists, handle }, leaving.signal).then(
      (found) => {
        // In slices: a dozen cards at once would hold up a touch.
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
