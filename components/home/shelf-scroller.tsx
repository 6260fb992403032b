'use client'

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { homeCopy } from '@/lib/copy/home'

// Specification, section 2: each step is 80 % of the carousel's width.
const stepShare = 0.8

type Props = {
  readonly title: string
  readonly headingId: string
  readonly all?: ReactNode
  readonly children: ReactNode
}

const arrows = [
  [-1, ArrowLeft, homeCopy.scrollBack],
  [1, ArrowRight, homeCopy.scrollOn],
] as const

/** Two cards and the edge of a third on phones, five on a wide page; later ones are laid out late, as in a grid. */
const shelf =
  '-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:none] *:min-w-0 *:flex-none *:basis-[clamp(9rem,44vw,154px)] *:snap-start max-xs:*:basis-[85vw] md:mx-0 md:scroll-px-0 md:gap-4 md:px-0 md:*:basis-[max(13rem,(100%_-_64px)/5)] supports-[overflow-anchor:auto]:*:nth-[n+4]:[contain-intrinsic-size:auto_154px_auto_320px] supports-[overflow-anchor:auto]:*:nth-[n+4]:[content-visibility:auto]'

/** Scrolls natively; arrows need a mouse and overflow. */
export function ShelfScroller({ title, headingId, all, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [isAtStart, setIsAtStart] = useState(true)
  // Without arrows until it is measured, which takes scripts.
  const [isAtEnd, setIsAtEnd] = useState(true)

  const measure = useCallback(() => {
    const list = row.current
    if (!list) return
    // Scroll positions may be fractional.
    setIsAtStart(list.scrollLeft <= 1)
    setIsAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 1)
  }, [])

  // After layout, to avoid forcing one.
  useEffect(() => {
    const list = row.current
    if (!list) return
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [measure])

  function scroll(direction: number) {
    const list = row.current
    list?.scrollBy({ left: direction * stepShare * list.clientWidth, behavior: 'smooth' })
  }

  return (
    <>
      <div className="mb-1 flex min-h-11 items-center gap-3">
        <h2 id={headingId} className="min-w-0 flex-1">
          {title}
        </h2>
        {all}
        {!(isAtStart && isAtEnd) && (
          <div className="hidden gap-2 md:flex">
            {arrows.map(([direction, Icon, name]) => (
              <Button
                key={direction}
                variant="ghost"
                size="icon-sm"
                className="bg-secondary text-secondary-foreground aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
                aria-label={name(title)}
                // Nothing further on this side.
                aria-disabled={direction < 0 ? isAtStart : isAtEnd}
                onClick={() => scroll(direction)}
              >
                <Icon className="size-5.5" />
              </Button>
            ))}
          </div>
        )}
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={headingId}
        onScroll={measure}
        className={shelf}
      >
        {children}
      </ul>
    </>
  )
}
