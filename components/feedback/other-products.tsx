'use client'

import { useCallback } from 'react'
import { RelatedShelf } from '@/components/product/related-shelf'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'

/** What can be bought, on a page that has nothing of its own. */
export function OtherProducts({ place }: { readonly place: HTMLElement }) {
  const setIsEmpty = useCallback(
    (isEmpty: boolean) => {
      place.hidden = isEmpty
    },
    [place],
  )
  return (
    <RelatedShelf title={listingCopy.search.others} list={paths.store} handle="" setIsEmpty={setIsEmpty} />
  )
}
