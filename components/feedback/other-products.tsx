'use client'

import { RelatedShelf } from '@/components/product/related-shelf'
import { listingCopy } from '@/lib/copy/listing'
import { paths } from '@/lib/domain/paths'
import { inStockOf } from '@/lib/domain/refinement'

const lists = [{ title: listingCopy.search.others, path: inStockOf(paths.store) }]

export function OtherProducts() {
  return <RelatedShelf lists={lists} handle="" />
}
