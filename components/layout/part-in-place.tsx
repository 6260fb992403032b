'use client'

import { usePathname } from 'next/navigation'
import { type FunctionComponent, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLatePart } from '@/components/ui/use-late-part'
import { settlePlace } from './settle-place'

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
  const { Part, hasFailed, request } = useLatePart(load)
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
  useEffect(() => (place && hasFailed ? settlePlace(place, true) : undefined), [place, hasFailed])
  return place && Part && createPortal(<Part place={place} />, place)
}
