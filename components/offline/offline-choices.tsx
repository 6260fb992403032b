'use client'

import { useEffect, useState } from 'react'
import { offlineCopy } from '@/lib/copy/offline'
import { countItems } from '@/lib/domain/cart'
import { useCart } from '@/stores/storefront-provider'
import { findKeptPages, type KeptPage } from './find-kept-pages'

/** What is left without a connection: the cart, the pages that were visited, and another try. */
export function OfflineChoices() {
  const count = useCart((state) => countItems(state.lines))
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    findKeptPages().then(setPages, () => undefined)
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <>
      {count > 0 && <p className="note mt-4">{offlineCopy.keptCart(count)}</p>}
      <button type="button" className="btn btn-primary mt-6" onClick={() => window.location.reload()}>
        {offlineCopy.retry}
      </button>
      {pages.length > 0 && (
        <section className="mt-10 w-full text-left">
          <h2 className="section-title">{offlineCopy.visited}</h2>
          <ul className="mt-3 divide-y divide-border">
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* No link of the router, which would ask the network first. */}
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
