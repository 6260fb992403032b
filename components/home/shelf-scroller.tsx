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

/** Scrolls natively; arrows need a mouse and overflow. */
export function ShelfScroller({ title, headingId, all, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [isAtStart, setIsAtStart] = useState(true)
  const [isAtEnd, setIsAtEnd] = useState(false)
  // Scripts only; beside the heading, so that nothing moves.
  const [hasArrows, setHasArrows] = useState(false)
  useEffect(() => setHasArrows(true), [])

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

  function scroll(direction: 1 | -1) {
    const list = row.current
    list?.scrollBy({ left: direction * stepShare * list.clientWidth, behavior: 'smooth' })
  }

  return (
    <>
      <div className="mb-2 flex min-h-11 items-center gap-3 md:mb-3.5">
        <h2 id={headingId} className="min-w-0 flex-1">
          {title}
        </h2>
        {all}
        {hasArrows && !(isAtStart && isAtEnd) && (
          <div className="hidden gap-2 md:flex">
            <Arrow
              label={homeCopy.scrollBack(title)}
              Icon={ArrowLeft}
              isOff={isAtStart}
              onClick={() => scroll(-1)}
            />
            <Arrow
              label={homeCopy.scrollOn(title)}
              Icon={ArrowRight}
              isOff={isAtEnd}
              onClick={() => scroll(1)}
            />
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={row} className="shelf-row" tabIndex={0} aria-labelledby={headingId} onScroll={measure}>
        {children}
      </ul>
    </>
  )
}

type ArrowProps = {
  readonly label: string
  readonly Icon: typeof ArrowLeft
  /** Nothing further on this side. */
  readonly isOff: boolean
  readonly onClick: () => void
}

function Arrow({ label, Icon, isOff, onClick }: ArrowProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="size-11! bg-secondary text-secondary-foreground aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon className="size-[22px]" />
    </Button>
  )
}
