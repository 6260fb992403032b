'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { postArrival } from '@/lib/browser/post-arrival'
import { paths } from '@/lib/domain/paths'
import { readStorage, writeStorage } from '@/stores/browser-storage'
import { ordersIn } from '@/stores/cart-storage'
import { untoldKey } from '@/stores/checkout/arrival-keys'

const storage = () => window.localStorage
const untold = () => ordersIn(readStorage(storage, untoldKey))

/** Tells the server of arrivals it may not have heard of: /success was left before its answer came, or none came. */
export function ArrivalTeller() {
  const pathname = usePathname()
  useEffect(() => {
    // There it is being told.
    if (pathname === paths.success) return
    for (const order of untold()) {
      postArrival(order, { fetch: window.fetch.bind(window) }).then((isTold) => {
        if (!isTold) return
        writeStorage(
          storage,
          untoldKey,
          untold()
            .filter((other) => other !== order)
            .join(' ') || null,
        )
      })
    }
  }, [pathname])
  return null
}
