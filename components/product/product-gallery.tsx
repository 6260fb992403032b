'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { productCopy } from '@/lib/copy/product'
import { imageAddress, imageSourceSet, isShelfPicture } from '@/lib/domain/image'
import { classNames } from '@/lib/utils'
import { useSelection } from './product-selection'

// Matches product-page.css.
const gallerySizes = '(min-width: 62.5em) 480px, (min-width: 35em) 40vw, min(80vw, 30svh)'

/** Scrolls natively; arrows and dots only scroll. */
export function ProductGallery({
  title,
  pictures,
}: {
  readonly title: string
  readonly pictures: readonly string[]
}) {
  const { pictureIndex, showPicture, variant } = useSelection()
  const scroller = useRef<HTMLUListElement>(null)
  const count = pictures.length

  // Follows choices made elsewhere.
  useEffect(() => {
    const list = scroller.current
    const target = list?.children[pictureIndex]
    if (!list || !(target instanceof HTMLElement)) return
    if (Math.abs(list.scrollLeft - target.offsetLeft) > 2) list.scrollTo({ left: target.offsetLeft })
  }, [pictureIndex])

  function followFinger() {
    const list = scroller.current
    if (!list || list.clientWidth === 0) return
    const index = Math.round(list.scrollLeft / list.clientWidth)
    const isSettled = Math.abs(list.scrollLeft - index * list.clientWidth) < 2
    if (isSettled && index !== pictureIndex) showPicture(index)
  }

  // Wraps at both ends (specification, section 2).
  const step = (by: number) => showPicture((pictureIndex + by + count) % count)

  return (
    <>
      <ul
        ref={scroller}
        aria-label={productCopy.gallery(title)}
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={followFinger}
        onKeyDown={(event) => {
          if (count < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
          event.preventDefault()
          step(event.key === 'ArrowLeft' ? -1 : 1)
        }}
        className="gallery"
      >
        {pictures.map((picture, index) => (
          <li key={picture} className="gallery-picture">
            <div
              className={classNames(
                'tile',
                !isShelfPicture(picture) && 'tile-photo',
                variant.availability.kind !== 'available' && 'tile-sold-out',
              )}
            >
              {/* biome-ignore lint/performance/noImgElement: our own srcset needs no further JavaScript */}
              <img
                src={imageAddress(picture, 640)}
                srcSet={imageSourceSet(picture, [320, 400, 640, 960])}
                sizes={gallerySizes}
                alt={productCopy.picture(title, index + 1, count)}
                width={900}
                height={1200}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            </div>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="gallery-controls">
          <Button
            variant="ghost"
            size="icon"
            aria-label={productCopy.previousPicture}
            onClick={() => step(-1)}
          >
            <ChevronLeft className="size-[22px]" />
          </Button>
          <div className="gallery-dots">
            {pictures.map((picture, index) => (
              <button
                key={picture}
                type="button"
                aria-label={productCopy.goToPicture(index + 1)}
                aria-current={index === pictureIndex ? 'true' : undefined}
                onClick={() => showPicture(index)}
              />
            ))}
          </div>
          <Button variant="ghost" size="icon" aria-label={productCopy.nextPicture} onClick={() => step(1)}>
            <ChevronRight className="size-[22px]" />
          </Button>
        </div>
      )}
    </>
  )
}
