'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { outdatedPageEvent } from '@/lib/browser/outdated-page'
import { offlineCopy } from '@/lib/copy/offline'
import { useSettings, useToast } from '@/stores/storefront-provider'
import { afterFirstView } from './after-first-view'
import { isShownPageThere, lookForServer } from './look-for-server'

const isCopy = () => findNotice()?.dataset['copy'] !== undefined

/**
 * Says that the connection is gone, and that the cart is not; and has what is looked at kept for such times. A page read
 * from a copy is asked for anew once there is a connection, and says of when its prices are until it has come.
 */
export function OfflineGate() {
  const pathname = usePathname()
  const router = useRouter()
  const { keepsOfflineCopies } = useSettings()
  const showToast = useToast((state) => state.show)
  const [isRefreshing, startRefresh] = useTransition()
  const shown = useRef({ pathname, isRefreshing })

  useEffect(() => {
    function lose() {
      showNotice()
      if (isNoticeInView()) return
      showToast({ title: offlineCopy.title, description: `${offlineCopy.cartIsKept}.`, variant: 'default' })
    }
    function regain() {
      if (!isCopy()) findNotice()?.remove()
      else startRefresh(() => router.refresh())
    }
    const renew = () => router.refresh()
    if (!navigator.onLine) showNotice()
    window.addEventListener(outdatedPageEvent, renew)
    window.addEventListener('offline', lose)
    window.addEventListener('online', regain)
    return () => {
      window.removeEventListener(outdatedPageEvent, renew)
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', regain)
    }
  }, [router, showToast])

  // The worker shows a copy to a browser that thinks it is online, too; and what the router keeps of one page for the way
  // back would come without its notice.
  useEffect(() => {
    if (!isCopy()) return
    const leaving = new AbortController()
    lookForServer({
      signal: leaving.signal,
      isThere: isShownPageThere,
      onFound: () => isCopy() && startRefresh(() => router.refresh()),
    })
    return () => leaving.abort()
  }, [router])

  // What the notice of a copy was about is no longer shown: another page is, or the same one as of now.
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, isRefreshing }
    if (before.pathname === pathname && (!before.isRefreshing || isRefreshing)) return
    const wasCopy = isCopy()
    findNotice()?.remove()
    if (!navigator.onLine) showNotice()
    else if (wasCopy && before.pathname !== pathname) router.refresh()
  }, [pathname, isRefreshing, router])

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !keepsOfflineCopies) return
    return afterFirstView(() => {
      // Without a connection there is nothing to keep either.
      const load = import('./keep-shown')
      load.then(({ keepShown }) => keepShown(pathname)).catch(() => undefined)
    })
  }, [pathname, keepsOfflineCopies])

  return null
}

/** The notice above the page, past React: in a copy the service worker has written it, before any script. */
function findNotice(): HTMLElement | null {
  return document.querySelector('.offline-notice')
}

/** Whether it says so itself: the page is not scrolled down, and nothing is open over it. */
function isNoticeInView(): boolean {
  const { bottom = 0 } = findNotice()?.getBoundingClientRect() ?? {}
  return bottom > 0 && !document.querySelector('[role="dialog"]')
}

/** Shows it, unless it is there, or the page itself is about nothing else. */
function showNotice(): void {
  if (findNotice() || document.querySelector('[data-offline-page]')) return
  const notice = document.createElement('p')
  notice.className = 'offline-notice'
  notice.setAttribute('role', 'status')
  notice.textContent = `${offlineCopy.title}. ${offlineCopy.cartIsKept}.`
  document.body.prepend(notice)
}
