'use client'

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { homeCopy } from '@/lib/copy/home'

// Specification, section 2: each step is 80 % of the carousel's width.
const stepShare = 0.8

type Props = { readonly title: string; readonly headingId: string; readonly children: ReactNode }

/** A native scroller that snaps; the arrows stand only where there is a mouse. */
export function ShelfScroller({ title, headingId, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const list = row.current
    list?.scrollBy({ left: direction * stepShare * list.clientWidth, behavior: 'smooth' })
  }
  return (
    <>
      <div className="mb-2 flex min-h-11 items-center justify-between min-[760px]:mb-3.5">
        <h2
          id={headingId}
          className="font-extrabold text-[22px] leading-[1.15] tracking-[-.015em] min-[760px]:text-[28px]"
        >
          {title}
        </h2>
        <div className="hidden gap-2 min-[760px]:flex">
          <button
            type="button"
            className="icon-btn size-11 bg-secondary text-secondary-foreground"
            aria-label={homeCopy.scrollBack(title)}
            onClick={() => scroll(-1)}
          >
            <ArrowLeft aria-hidden="true" className="size-[22px]" />
          </button>
          <button
            type="button"
            className="icon-btn size-11 bg-secondary text-secondary-foreground"
            aria-label={homeCopy.scrollOn(title)}
            onClick={() => scroll(1)}
          >
            <ArrowRight aria-hidden="true" className="size-[22px]" />
          </button>
        </div>
      </div>
      <ul ref={row} className="shelf-row">
        {children}
      </ul>
    </>
  )
}
