'use client'

import { useEffect } from 'react'
import { productId } from '@/lib/browser/domain-decoders'
import { openFavouriteIds } from '@/stores/favourite-ids'
import { deviceStorage } from '@/stores/stored-value'
import { useSession } from '@/stores/storefront-provider'

const favourites = openFavouriteIds(deviceStorage)
const waiting = '.heart[data-in-place=waiting]'

/** What turns a heart, and keeps it on device and account, is loaded when one is touched. */
async function turn(heart: HTMLButtonElement, userId: string | undefined): Promise<void> {
  const id = productId(heart.value)
  if (!id) return
  try {
    const { toggleFavourite } = await import('../accounts/device-favourites')
    toggleFavourite(id, userId)
  } catch {
    // Without a connection the heart stays as it is.
  }
}

/**
 * Brings the hearts of the page to life, those of later cards too: one listener for all, and nothing of it in a first
 * view. A tap that came before, kept by an inline script, is carried out.
 */
export function FavouriteHearts() {
  const userId = useSession((state) => state.user?.id)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    function show() {
      const ids = new Set<string>(favourites.read())
      for (const heart of document.querySelectorAll<HTMLButtonElement>('.heart')) {
        const isPressed = String(ids.has(heart.value))
        if (heart.getAttribute('aria-pressed') !== isPressed) heart.setAttribute('aria-pressed', isPressed)
        if (heart.dataset['inPlace'] !== 'waiting') continue
        heart.dataset['inPlace'] = 'alive'
        if (heart.getAttribute('aria-busy') !== 'true') continue
        heart.removeAttribute('aria-busy')
        void turn(heart, userId)
      }
    }

    const observer = new MutationObserver(() => document.querySelector(waiting) && show())
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener(
      'click',
      ({ target }) => {
        const heart = target instanceof Element && target.closest<HTMLButtonElement>('.heart')
        if (heart) void turn(heart, userId)
      },
      { signal },
    )
    // Other tabs are followed, and this one, which notifies itself (`device-favourites.ts`).
    window.addEventListener('storage', show, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal })
    show()
    return () => {
      observer.disconnect()
      leaving.abort()
    }
  }, [userId])
  return null
}
