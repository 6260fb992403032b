'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatePart } from '@/components/shop/late-part'
import { headerCopy } from '@/lib/copy/header'

/** Original address of an optimised picture. */
const sourceOf = (address: string) => new URL(address, window.location.href).searchParams.get('url')

const loadSkeleton = () => import('./page-skeleton').then(({ PageSkeleton }) => PageSkeleton)

/** Milliseconds without a skeleton. */
const pendingDelayMs = 150
const giveUpMs = 10_000

/**
 * Marks a tapped link busy and shows a skeleton for slow pages, by one listener; `loading.tsx` would move the
 * products out of the cached documents.
 */
export function NavigationFeedback() {
  const pathname = usePathname()
  const [destination, setDestination] = useState<string | null>(null)
  const { Part: Skeleton, request } = useLatePart(loadSkeleton, 'page-skeleton')

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('pointerdown', request, { signal })
    document.addEventListener('keydown', request, { signal })
    return () => leaving.abort()
  }, [request])

  const carried = useRef<string | null>(null)
  // Before paint: keeps the tapped picture until the next loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that the page has come
  useLayoutEffect(() => {
    if (carried.current) showUntilLoaded(carried.current)
    carried.current = null
  }, [pathname])

  // The cleanup ends the navigation of each address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address ends what it began
  useEffect(() => {
    let link: HTMLAnchorElement | null = null
    let timers: readonly number[] = []

    function stop() {
      for (const timer of timers) window.clearTimeout(timer)
      link?.removeAttribute('aria-busy')
      link = null
      setDestination(null)
    }

    function follow({ target, defaultPrevented }: MouseEvent) {
      const tapped = target instanceof Element ? target.closest('a') : null
      // Router links prevent the default, as do in-place loads.
      if (!tapped || !defaultPrevented || tapped.dataset['inPlace']) return
      stop()
      if (tapped.pathname === window.location.pathname) return
      link = tapped
      link.setAttribute('aria-busy', 'true')
      carried.current = pictureBeside(link)
      timers = [
        window.setTimeout(() => setDestination(tapped.pathname), pendingDelayMs),
        window.setTimeout(stop, giveUpMs),
      ]
    }

    document.addEventListener('click', follow)
    window.addEventListener('popstate', stop)
    return () => {
      stop()
      document.removeEventListener('click', follow)
      window.removeEventListener('popstate', stop)
    }
  }, [pathname])

  return (
    <>
      <p role="status" className="sr-only">
        {destination !== null && headerCopy.loading}
      </p>
      {destination !== null && Skeleton && <Skeleton pathname={destination} />}
    </>
  )
}

/** Finds the link's loaded picture; null without one. */
function pictureBeside(link: Element): string | null {
  const image = (link.closest('article') ?? link).querySelector('img')
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : null
}

/** Shows the small picture under the large one while it loads. */
function showUntilLoaded(copy: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-slot=gallery] img')) {
    if (image.complete || sourceOf(image.src) !== sourceOf(copy)) continue
    const { objectFit, objectPosition } = window.getComputedStyle(image)
    image.style.background = `url("${copy}") ${objectPosition} / ${objectFit} no-repeat`
    image.addEventListener('load', () => image.style.removeProperty('background'), { once: true })
  }
}
