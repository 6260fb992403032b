'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LazyPart } from '@/components/shop/late-part'

type Props = {
  /** Target `PartPlace`; nothing renders without it. */
  readonly placeId: string
  readonly Part: LazyPart<{ readonly place: HTMLElement }>
  readonly isWanted?: () => boolean
}

/** Draws a part outside the first view, on pages and devices that need it. */
export function PartInPlace({ placeId, Part, isWanted }: Props) {
  const pathname = usePathname()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // Before paint, so that nothing moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that another page has come
  useLayoutEffect(() => {
    const found = document.getElementById(placeId)
    const isShown = found !== null && isWanted?.() !== false
    setPlace(isShown ? found : null)
    // The document may have reserved room in vain.
    if (!isShown) return found ? settlePlace(found, true) : undefined
    found.hidden = false
    return undefined
  }, [pathname])
  const fallback = (state: string | null) => state === 'failed' && place && <NoPart place={place} />
  return place && createPortal(<Part place={place} fallback={fallback} />, place)
}

/** Gives the room back until the part has come after all. */
function NoPart({ place }: { readonly place: HTMLElement }) {
  useLayoutEffect(() => {
    const stop = settlePlace(place, true)
    return () => {
      stop()
      place.hidden = false
    }
  }, [place])
  return null
}

/** Returns the top of what follows, hidden or not. */
function endOf(place: HTMLElement): number {
  const before = place.hidden ? place.previousElementSibling : place
  return before?.getBoundingClientRect().bottom ?? 0
}

/**
 * Toggles a place without moving anything in view, waiting for scrolling if needed. Returns a cancel
 * function.
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
