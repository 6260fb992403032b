'use client'

import { useEffect } from 'react'
import { toastCopy } from '@/lib/copy/toasts'
import type { ProductId } from '@/lib/domain/identifiers'
import { readId } from '@/lib/domain/untrusted'
import { openFavouriteIds } from '@/stores/favourites-store'
import { deviceStorage } from '@/stores/stored-value'
import { useSession, useToast } from '@/stores/storefront-provider'

const favourites = openFavouriteIds(deviceStorage)
const hearts = '[data-slot=heart]'
const waiting = `${hearts}[data-in-place=waiting]`

/** Activates all hearts by one listener, outside the first view; replays early taps. */
export function FavouriteHearts() {
  const userId = useSession((state) => state.user?.id)
  const showToast = useToast((state) => state.show)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    /** Loads the code on first touch. */
    function turn(heart: HTMLButtonElement): void {
      const id = readId<ProductId>(heart.value)
      if (!id) return
      import('../accounts/device-favourites').then(
        ({ toggleFavourite }) => toggleFavourite(id, userId),
        () => showToast({ ...toastCopy.offline, variant: 'destructive' }),
      )
    }

    function show() {
      const ids = new Set<string>(favourites.read())
      for (const heart of document.querySelectorAll<HTMLButtonElement>(hearts)) {
        const isPressed = String(ids.has(heart.value))
        if (heart.getAttribute('aria-pressed') !== isPressed) heart.setAttribute('aria-pressed', isPressed)
        if (heart.dataset['inPlace'] !== 'waiting') continue
        heart.dataset['inPlace'] = 'alive'
        if (heart.getAttribute('aria-busy') !== 'true') continue
        heart.removeAttribute('aria-busy')
        turn(heart)
      }
    }

    const observer = new MutationObserver(() => document.querySelector(waiting) && show())
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener(
      'click',
      ({ target }) => {
        const heart = target instanceof Element && target.closest<HTMLButtonElement>(hearts)
        if (heart) turn(heart)
      },
      { signal },
    )
    // Follows other tabs and this one (`device-favourites.ts`).
    window.addEventListener('storage', show, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal })
    show()
    return () => {
      observer.disconnect()
      leaving.abort()
    }
  }, [userId, showToast])
  return null
}
