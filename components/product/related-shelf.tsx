import { useEffect, useState } from 'react'
import { ProductShelf } from '@/components/home/product-shelf'
import { fetchListPage } from '@/lib/browser/fetch-list-page'
import type { ProductCard } from '@/lib/domain/product-card'
import { plainRefinement, refinementPath } from '@/lib/domain/refinement'

const mostCards = 12
const inStock = refinementPath({ ...plainRefinement, inStock: true })

type Props = { readonly title: string; readonly list: string; readonly handle: string }

/** What else of the list can be bought now, in the merchant's order. Without an answer there is no shelf. */
export function RelatedShelf({ title, list, handle }: Props) {
  const [cards, setCards] = useState<readonly ProductCard[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    fetchListPage(`${list}${inStock}`, { signal: leaving.signal }).then(
      (found) => setCards(found.filter((card) => card.handle !== handle).slice(0, mostCards)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [list, handle])
  return <ProductShelf title={title} cards={cards} />
}
