import { useEffect, useState } from 'react'
import { readOrdersAnew } from '@/lib/browser/query-client'
import type { PastOrder } from '@/lib/domain/past-order'
import { codeOfPlace } from '@/lib/domain/public-paths'

/**
 * The code of the order behind the '#' of the address, or to which a notification leads while this page is open. It, or
 * what it asks its shopper, gets the view and the focus once it is there.
 */
export function useNamedPlace(orders: readonly Pick<PastOrder, 'code'>[]): string {
  const [named, name] = useState(() => ({ place: window.location.hash.slice(1) }))
  const code = codeOfPlace(named.place)
  const isThere = orders.some((order) => order.code === code)
  useEffect(() => {
    const place = isThere && (document.getElementById(named.place) ?? document.getElementById(code))
    if (!place) return
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }, [isThere, named, code])
  useEffect(() => {
    const follow = async ({ data }: MessageEvent) => {
      const place: unknown = data?.place
      if (typeof place !== 'string') return
      await readOrdersAnew()
      name({ place })
    }
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
    workers?.addEventListener('message', follow)
    return () => workers?.removeEventListener('message', follow)
  }, [])
  return code
}
