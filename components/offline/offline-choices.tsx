'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { offlineCopy } from '@/lib/copy/offline'
import { countItems } from '@/lib/domain/cart'
import { pagesCache } from '@/lib/domain/offline-copies'
import { publicPaths } from '@/lib/domain/public-paths'
import { useCart } from '@/stores/storefront-provider'
import { lookForServer } from './look-for-server'

type KeptPage = { readonly path: string; readonly title: string }

export function OfflineChoices() {
  const count = countItems(useCart((state) => state.lines))
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    findKeptPages().then(setPages, () => undefined)
    const listening = new AbortController()
    const { signal } = listening
    // A reload would override a tapped link.
    let isLeaving = false
    const leave = ({ target }: MouseEvent) => {
      isLeaving ||= leadsAway(target)
    }
    document.addEventListener('click', leave, { signal })
    // The back-forward cache may keep this page.
    window.addEventListener('pagehide', () => (isLeaving = false), { signal })
    const reload = () => isLeaving || window.location.reload()
    window.addEventListener('online', reload, { signal })
    if (window.location.pathname !== publicPaths.offline) lookForServer({ signal, onFound: reload })
    return () => listening.abort()
  }, [])
  return (
    <>
      {count > 0 && <Alert className="mt-4">{offlineCopy.keptCart(count)}</Alert>}
      <Button className="mt-6" onClick={() => window.location.reload()}>
        {offlineCopy.retry}
      </Button>
      {pages.length > 0 && (
        <section className="mt-10 w-full text-left">
          <h2>{offlineCopy.visited}</h2>
          <ul className="mt-3 divide-y divide-border">
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* The router would ask the network first. */}
                <a href={path} className="flex min-h-12 items-center py-2 font-semibold underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Excludes same-page anchors. */
function leadsAway(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a:not([href^="#"])') !== null
}

/** Lists saved pages, newest first. Rejects when storage is blocked. */
async function findKeptPages(): Promise<readonly KeptPage[]> {
  const cache = await caches.open(pagesCache)
  const found = (await cache.keys()).map(async (request) => {
    const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
    const { title } = new DOMParser().parseFromString(html, 'text/html')
    // Strips the shop's name.
    return { path: new URL(request.url).pathname, title: title.replace(/ \| [^|]*$/, '') }
  })
  return (await Promise.all(found)).filter(({ title }) => title !== '').reverse()
}
