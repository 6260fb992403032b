'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { useLatePart } from '@/components/ui/use-late-part'

const loadShelf = () => import('./related-shelf').then(({ RelatedShelf }) => RelatedShelf)

/** How far below the window it may stand when it is loaded: what it pushes down is not in sight. */
const margin = '600px'

type Props = {
  readonly title: string
  /** Of the link to the whole list. */
  readonly linkText: string
  /** Address of the list that it is the beginning of. */
  readonly list: string
  /** Of the product that the page shows. */
  readonly handle: string
}

/** The way to the rest of the category; its first products stand there once the shopper comes near. */
export function RelatedProducts(props: Props) {
  const { list, linkText } = props
  const place = useRef<HTMLDivElement>(null)
  const { Part: Shelf, isLoading, request } = useLatePart(loadShelf)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        request()
      },
      { rootMargin: margin },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [request])
  return (
    <div ref={place} className={isLoading || Shelf ? 'min-h-[430px]' : undefined}>
      {Shelf && <Shelf {...props} />}
      <Link href={list} prefetch={false} className="btn btn-secondary mt-7 w-full">
        {linkText}
      </Link>
    </div>
  )
}
