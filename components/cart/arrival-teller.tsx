'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { postArrival } from '@/lib/checkout/post-arrival'
import { paths } from '@/lib/paths'
import { untoldKey } from '@/stores/arrival-keys'
import { readStorage, writeStorage } from '@/stores/browser-storage'
import { ordersIn } from '@/stores/cart-storage'

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
