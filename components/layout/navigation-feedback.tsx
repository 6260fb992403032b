'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { headerCopy } from '@/lib/copy/header'

/** The product that an address of our optimiser shows, whatever the size. */
const sourceOf = (address: string) => new URL(address, window.location.href).searchParams.get('url')

type Skeleton = ComponentType<{ readonly pathname: string }>

/** A page that is there sooner (ms) shows itself without a skeleton before. */
const pendingDelayMs = 150
const giveUpMs = 10_000

/**
 * Answers a tapped link at once, and shows the boxes of the next page when it takes a while; they are loaded with the
 * first touch. One listener for all
 * links: `loading.tsx` would move the products out of their place in the cached documents.
 */
export function NavigationFeedback() {
  const pathname = usePathname()
  const [destination, setDestination] = useState<string | null>(null)
  const [Skeleton, setSkeleton] = useState<Skeleton | null>(null)

  useEffect(() => {
    const load = () =>
      void import('./page-skeleton').then(
        ({ PageSkeleton }) => setSkeleton(() => PageSkeleton),
        // Without a connection the next page does not come either.
        () => undefined,
      )
    document.addEventListener('pointerdown', load, { once: true })
    document.addEventListener('keydown', load, { once: true })
    return () => {
      document.removeEventListener('pointerdown', load)
      document.removeEventListener('keydown', load)
    }
  }, [])

  const carried = useRef<string | null>(null)
  // Before the next page is painted: its picture is the one that was tapped until its own is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that the page has come
  useLayoutEffect(() => {
    if (carried.current) showUntilLoaded(carried.current)
    carried.current = null
  }, [pathname])

  // Anew with every address: the end of one navigation is the cleanup of this.
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
      // Only the router prevents the default of a link, and what loads more in place: all else the browser shows itself.
      if (!tapped || !defaultPrevented || tapped.dataset['inPlace']) return
      stop()
      // The page stays as it is for the way back; what lies open over it would too.
      tapped.closest<HTMLElement>('[popover]')?.hidePopover?.()
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

/** The address of the picture that a link stands with, in the size that the browser already has; null without one. */
function pictureBeside(link: Element): string | null {
  const image = (link.closest('.card') ?? link).querySelector('img')
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : null
}

/**
 * Lays `copy` under the same picture of a product's page while that is on its way: over a slow line it would be empty for
 * some tenths of a second.
 */
function showUntilLoaded(copy: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.gallery img')) {
    if (image.complete || sourceOf(image.src) !== sourceOf(copy)) continue
    const { objectFit, objectPosition } = window.getComputedStyle(image)
    image.style.background = `url("${copy}") ${objectPosition} / ${objectFit} no-repeat`
    image.addEventListener('load', () => image.style.removeProperty('background'), { once: true })
  }
}
