import { useEffect, useRef } from 'react'
import { useLatePart } from '@/components/ui/use-late-part'
import type { Related } from './related-products'

const loadShelf = () => import('./related-shelf').then(({ RelatedShelf }) => RelatedShelf)

/** How far below the window it may be when it is loaded: what it pushes down is not in sight. */
const margin = '600px'

/** Loads the shelf when the place where it is to stand comes near, and keeps the room for it from then on. */
export function RelatedWhenNear(related: Related) {
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
      {Shelf && <Shelf {...related} />}
    </div>
  )
}
