'use client'

import { useEffect } from 'react'
import { postArrival } from '@/lib/checkout/post-arrival'
import { isArrival, markArrival } from '@/stores/arrival'
import { arrive } from '@/stores/hosted-checkout'
import { endAttempt } from '@/stores/stored-attempt'
import { useCart } from '@/stores/storefront-provider'

const storage = () => window.localStorage

/** Empties the cart for good once the shopper has reached /success, ends the attempt, and tells the server. */
export function ConfirmPurchase() {
  const load = useCart((state) => state.load)
  useEffect(() => {
    if (!isArrival()) return
    const paid = arrive({ storage, tabStorage: () => window.sessionStorage, now: Date.now() })
    markArrival()
    load()
    if (!paid) return
    endAttempt(storage, paid)
    postArrival(paid, { fetch: window.fetch.bind(window) })
  }, [load])
  return null
}
