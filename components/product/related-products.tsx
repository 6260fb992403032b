'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useLatePart } from '@/components/shop/late-part'
import type { Related } from './related-shelf'

const loadShelf = () => import('./related-shelf').then(({ RelatedShelf }) => RelatedShelf)

/** Shows the first products of a list above the link to it (`children`), loaded when scrolled near. */
export function RelatedProducts({ children, ...related }: Related & { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const { Part: Shelf, request } = useLatePart(loadShelf, 'related-shelf')
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        request()
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [request])
  return (
    <div>
      {Shelf ? <Shelf {...related} /> : <div ref={place} className={related.className} />}
      {children}
    </div>
  )
}
