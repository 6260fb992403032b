'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import { classNames } from '@/lib/utils'
import type { Related } from './related-shelf'

// Waits for the shopper to come near, which needs no part of the first view.
const load = () => import('./related-when-near').then(({ RelatedWhenNear }) => RelatedWhenNear)

/** Above the way to the rest of the category (`children`): its first products, once the shopper comes near. */
export function RelatedProducts({ children, ...related }: Related & { readonly children: ReactNode }) {
  const { Part, request } = useLatePart(load, 'related')
  const [isEmpty, setIsEmpty] = useState(false)
  useEffect(request, [request])
  return (
    <>
      {/* The room is kept from the first view on, however quickly she scrolls; without scripts there is none. */}
      <div className={classNames(!isEmpty && 'shelf-room')}>
        {Part && <Part {...related} setIsEmpty={setIsEmpty} />}
      </div>
      {children}
    </>
  )
}
