import { startTransition, useEffect, useState } from 'react'
import { ProductShelf } from '@/components/home/product-shelf'
import { fetchListPage } from '@/lib/browser/fetch-list'
import type { ProductCard } from '@/lib/domain/product-card'
import { plainRefinement, refinementPath } from '@/lib/domain/refinement'

/** The beginning of a list that stands at the end of a product's page. */
export type Related = {
  readonly title: string
  /** Address of the list. */
  readonly list: string
  /** Of the product that the page shows. */
  readonly handle: string
}

export type LateRelated = Related & {
  /** Whether the room that is kept for it is given back. */
  readonly setIsEmpty: (isEmpty: boolean) => void
}

const mostCards = 12
const inStock = refinementPath({ ...plainRefinement, inStock: true })

/** What else of the list can be bought now, in the merchant's order. Without an answer there is no shelf. */
export function RelatedShelf({ title, list, handle, setIsEmpty }: LateRelated) {
  const [cards, setCards] = useState<readonly ProductCard[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    fetchListPage(`${list}${inStock}`, { signal: leaving.signal }).then(
      (found) => {
        const others = found.filter((card) => card.handle !== handle).slice(0, mostCards)
        // In slices: a dozen cards at once would hold up a touch.
        startTransition(() => {
          setCards(others)
          setIsEmpty(others.length === 0)
        })
      },
      () => !leaving.signal.aborted && setIsEmpty(true),
    )
    return () => leaving.abort()
  }, [list, handle, setIsEmpty])
  return <ProductShelf title={title} cards={cards} />
}
