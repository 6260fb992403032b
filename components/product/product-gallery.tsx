'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { productCopy } from '@/lib/copy/product'
import { imageAddress, imageSourceSet, isShelfPicture } from '@/lib/domain/image'
import { cn } from '@/lib/utils'

/** Phones take four pixels of five, for the first paint. */
const gallerySizes = '(min-width: 80em) 560px, (min-width: 40em) 46vw, 80vw'

const arrow = 'bg-card/85 text-card-foreground shadow-sm hover:bg-card!'
/** Drawn by its edge, which forced colours keep. */
const dot =
  'grid h-11 w-8 min-w-6 place-items-center -outline-offset-6 before:size-2 before:rounded-full before:border-4 before:border-muted-foreground/70 aria-current:before:w-5 aria-current:before:border-primary'

type Props = {
  readonly title: string
  readonly pictures: readonly string[]
  readonly index: number
  readonly isSoldOut: boolean
  readonly show: (index: number) => void
}

/**
 * Scrolls natively; arrows and dots only scroll. Of our own pictures (3:4; goods from 19 % to 77 % of the height, a
 * shelf's lip from 81 %) phones leave out the upper 18.75 %. Photographs are shown whole, above a lip of ours.
 */
export function ProductGallery({ title, pictures, index: shown, isSoldOut, show }: Props) {
  const scroller = useRef<HTMLUListElement>(null)
  const count = pictures.length

  // Follows choices made elsewhere.
  useEffect(() => {
    const list = scroller.current
    const target = list?.children[shown]
    if (!list || !(target instanceof HTMLElement)) return
    if (Math.abs(list.scrollLeft - target.offsetLeft) > 2) list.scrollTo({ left: target.offsetLeft })
  }, [shown])

  function followFinger() {
    const list = scroller.current
    if (!list || list.clientWidth === 0) return
    const index = Math.round(list.scrollLeft / list.clientWidth)
    const isSettled = Math.abs(list.scrollLeft - index * list.clientWidth) < 2
    if (isSettled && index !== shown) show(index)
  }

  // Wraps at both ends (specification, section 2).
  const step = (by: number) => show((shown + by + count) % count)

  return (
    <>
      <ul
        ref={scroller}
        data-slot="gallery"
        aria-label={productCopy.gallery(title)}
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={followFinger}
        onKeyDown={(event) => {
          if (count < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
          event.preventDefault()
          step(event.key === 'ArrowLeft' ? -1 : 1)
        }}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth sm:rounded-lg"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture}
            className={cn(
              'relative aspect-5/4 w-full flex-none snap-start snap-always sm:aspect-square md:max-lg:aspect-3/4',
              isShelfPicture(picture)
                ? 'bg-shelf-6'
                : 'after:absolute after:inset-x-0 after:bottom-0 after:h-[14%] after:border-stage/60 after:border-t-3 after:bg-shelf-6',
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
              className={cn(
                'w-full dark:brightness-93',
                isShelfPicture(picture)
                  ? 'h-full object-[50%_-25cqw] object-cover sm:object-[50%_58%]'
                  : 'h-[86%] object-bottom object-contain',
                isSoldOut && 'opacity-60 grayscale-85',
              )}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="pointer-events-none absolute inset-x-3 bottom-1 flex items-center justify-between gap-2 *:pointer-events-auto sm:bottom-3">
          <Button
            variant="ghost"
            size="icon-sm"
            className={arrow}
            aria-label={productCopy.previousPicture}
            onClick={() => step(-1)}
          >
            <ChevronLeft className="size-5.5" />
          </Button>
          {/* As high as a thumb, drawn lower; from many pictures on a phone it scrolls. */}
          <div className="-my-2 flex min-w-0 overflow-x-auto rounded-full bg-card/85 bg-clip-content py-2 [scrollbar-width:none] *:-my-2 contrast-more:border">
            {pictures.map((picture, index) => (
              <button
                key={picture}
                type="button"
                className={dot}
                aria-label={productCopy.goToPicture(index + 1)}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <Button
            variant="ghost"
            size="icon-sm"
            className={arrow}
            aria-label={productCopy.nextPicture}
            onClick={() => step(1)}
          >
            <ChevronRight className="size-5.5" />
          </Button>
        </div>
      )}
    </>
  )
}
