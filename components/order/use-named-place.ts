import { useEffect, useState } from 'react'
import type { PastOrder } from '@/lib/domain/past-order'
import { codeOfPlace } from '@/lib/domain/public-paths'

/** Reads the order code from the fragment; scrolls to and focuses it once shown. */
export function useNamedPlace(orders: readonly Pick<PastOrder, 'code'>[]): string {
  const [named] = useState(() => window.location.hash.slice(1))
  const code = codeOfPlace(named)
  const isThere = orders.some((order) => order.code === code)
  useEffect(() => {
    const place = isThere && (document.getElementById(named) ?? document.getElementById(code))
    if (!place) return
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }, [isThere, named, code])
  return code
}
