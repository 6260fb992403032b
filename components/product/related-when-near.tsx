import { useEffect, useRef } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import type { LateRelated } from './related-shelf'

const loadShelf = () => import('./related-shelf').then(({ RelatedShelf }) => RelatedShelf)

/** Loading distance below the window. */
const margin = '600px'

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
