'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import { classNames } from '@/lib/utils'
import type { Related } from './related-shelf'

// Loads when scrolled near.
const load = () => import('./related-when-near').then(({ RelatedWhenNear }) => RelatedWhenNear)

/** Shows the category's first products above its link (`children`). */
export function RelatedProducts({ children, ...related }: Related & { readonly children: ReactNode }) {
  const { Part, request } = useLatePart(load, 'related')
  const [isEmpty, setIsEmpty] = useState(false)
  useEffect(request, [request])
  return (
    <>
      {/* Reserves the room; none without scripts. */}
      <div className={classNames(!isEmpty && 'min-h-108 md:min-h-134 noscript:min-h-0')}>
        {Part && <Part {...related} setIsEmpty={setIsEmpty} />}
      </div>
      {children}
    </>
  )
}
