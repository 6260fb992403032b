'use client'

import { usePathname } from 'next/navigation'
import { type FunctionComponent, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLatePart } from '@/components/ui/late-part'

type Props = {
  /** Of the `PartPlace` of the server's page where it is to stand; without one there is nothing. */
  readonly placeId: string
  readonly load: () => Promise<FunctionComponent<{ readonly place: HTMLElement }>>
  /** Whether this device has something to show there. */
  readonly isWanted: () => boolean
}

/** A part of one page that weighs on no first view: its code comes when that page is shown to who needs it. */
export function PartInPlace({ placeId, load, isWanted }: Props) {
  const pathname = usePathname()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { Part, hasFailed, request } = useLatePart(load, placeId)
  // Before the page is painted, so that nothing on it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that another page has come
  useLayoutEffect(() => {
    const found = document.getElementById(placeId)
    const isShown = found !== null && isWanted()
    setPlace(isShown ? found : null)
    // The document may have made room for what cannot be read after all.
    if (!isShown) return found ? settlePlace(found, true) : undefined
    found.hidden = false
    request()
    return undefined
  }, [pathname])
  useEffect(() => {
    if (!place || !hasFailed) return
    const stop = settlePlace(place, true)
    return () => {
      stop()
      place.hidden = false
    }
  }, [place, hasFailed])
  return place && Part && createPortal(<Part place={place} />, place)
}

/** Where what follows the place begins on the screen, be the place hidden or not. */
function endOf(place: HTMLElement): number {
  const before = place.hidden ? place.previousElementSibling : place
  return before?.getBoundingClientRect().bottom ?? 0
}

/**
 * Hides a place on the page or shows it: at once where nothing that is in view moves by it, and else when what follows
 * has left the view at its lower end. The function it gives back calls that off.
 */
export function settlePlace(place: HTMLElement, isHidden: boolean): () => void {
  function settle() {
    if (place.hidden !== isHidden && endOf(place) < window.innerHeight) return
    place.hidden = isHidden
    stop()
  }
  const stop = () => window.removeEventListener('scroll', settle)
  window.addEventListener('scroll', settle, { passive: true })
  settle()
  return stop
}
