'use client'

import { useCallback } from 'react'
import { RelatedShelf } from '@/components/product/related-shelf'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'
import { inStockOf } from '@/lib/domain/refinement'

const lists = [{ title: listingCopy.search.others, path: inStockOf(paths.store) }]

export function OtherProducts({ place }: { readonly place: HTMLElement }) {
  const setIsEmpty = useCallback(
    (isEmpty: boolean) => {
      place.hidden = isEmpty
    },
    [place],
  )
  return <RelatedShelf lists={lists} handle="" setIsEmpty={setIsEmpty} />
}
