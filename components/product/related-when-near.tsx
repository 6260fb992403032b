import { useEffect, useRef } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import type { LateRelated } from './related-shelf'

const loadShelf = () => import('./related-shelf').then(({ RelatedShelf }) => RelatedShelf)

/** How far below the window it may be when it is loaded. */
const margin = '600px'

/** Loads the shelf when the place where it is to stand comes near. */
export function RelatedWhenNear(props: LateRelated) {
  const place = useRef<HTMLDivElement>(null)
  const { Part: Shelf, request } = useLatePart(loadShelf, 'related-shelf')
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
  return <div ref={place}>{Shelf && <Shelf {...props} />}</div>
}
