'use client'

import { type ReactNode, useEffect } from 'react'
import { useLatePart } from '@/components/ui/use-late-part'

// Waits for the shopper to come near, which needs no part of the first view.
const load = () => import('./related-when-near').then(({ RelatedWhenNear }) => RelatedWhenNear)

export type Related = {
  readonly title: string
  /** Address of the list that it is the beginning of. */
  readonly list: string
  /** Of the product that the page shows. */
  readonly handle: string
}

/** Above the way to the rest of the category (`children`): its first products, once the shopper comes near. */
export function RelatedProducts({ children, ...related }: Related & { readonly children: ReactNode }) {
  const { Part, request } = useLatePart(load)
  useEffect(request, [request])
  return (
    <>
      {Part && <Part {...related} />}
      {children}
    </>
  )
}
