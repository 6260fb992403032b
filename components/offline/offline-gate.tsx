'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { outdatedPageEvent } from '@/lib/browser/call-shop'
import { offlineCopy } from '@/lib/copy/offline'
import { useSettings, useToast } from '@/stores/storefront-provider'
import { afterFirstView } from './after-first-view'
import { lookForServer } from './look-for-server'

const isCopy = () => findNotice()?.dataset['copy'] !== undefined

/** Shows the offline notice and saves visited pages. A saved copy refreshes once online. */
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
      showToast({ title: offlineCopy.title, description: `${offlineCopy.cartIsKept}.` })
    }
    function regain() {
      if (!isCopy()) findNotice()?.remove()
      else startRefresh(() => router.refresh())
    }
    if (!navigator.onLine) showNotice()
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener(outdatedPageEvent, () => router.refresh(), { signal })
    window.addEventListener('offline', lose, { signal })
    window.addEventListener('online', regain, { signal })
    return () => leaving.abort()
  }, [router, showToast])

  // The worker may serve a copy while online; the router's cached page would lack its notice.
  useEffect(() => {
    if (!isCopy()) return
    const leaving = new AbortController()
    const refresh = () => isCopy() && startRefresh(() => router.refresh())
    lookForServer({ signal: leaving.signal, onFound: refresh })
    return () => leaving.abort()
  }, [router])

  // The notice concerned another page or an earlier state.
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
      // Offline: nothing to save.
      const load = import('./keep-shown')
      load.then(({ keepShown }) => keepShown(pathname)).catch(() => undefined)
    })
  }, [pathname, keepsOfflineCopies])

  return null
}

/** The notice is outside React: in a copy the worker wrote it. */
function findNotice(): HTMLElement | null {
  return document.querySelector('[data-slot="notice"]')
}

/** Checks that it is scrolled into view and uncovered. */
function isNoticeInView(): boolean {
  const { bottom = 0 } = findNotice()?.getBoundingClientRect() ?? {}
  return bottom > 0 && !document.querySelector('[role="dialog"]')
}

function showNotice(): void {
  if (findNotice() || document.querySelector('[data-offline-page]')) return
  const notice = document.createElement('p')
  notice.dataset['slot'] = 'notice'
  notice.setAttribute('role', 'status')
  notice.textContent = `${offlineCopy.title}. ${offlineCopy.cartIsKept}.`
  document.body.prepend(notice)
}
