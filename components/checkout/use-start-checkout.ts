'use client'

import { useRef, useState } from 'react'
import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { toastCopy } from '@/lib/copy/toasts'
import { useStores, useToast } from '@/stores/storefront-provider'
import type { Purchase } from './begin-checkout'
import type { BuyNow } from './buy-now-toast'

/** Starts a hosted checkout and leaves for it. One at a time: a second tap does nothing until the first has ended. */
export function useStartCheckout() {
  const [isStarting, setIsStarting] = useState(false)
  const running = useRef(false)
  const stores = useStores()
  const showToast = useToast((state) => state.show)

  async function start(purchase: Purchase): Promise<PostCheckoutFailure | null> {
    if (running.current) return null
    running.current = true
    setIsStarting(true)
    try {
      const { beginCheckout } = await import('./begin-checkout')
      return await beginCheckout(purchase, stores)
    } catch {
      // Without a connection the code may be as far away as the server: both are the same to the shopper.
      return { kind: 'unreachable' }
    } finally {
      running.current = false
      setIsStarting(false)
    }
  }

  async function buyNow(request: BuyNow): Promise<void> {
    const failure = await start({ kind: 'buy-now', ...request })
    if (!failure) return
    const { failureTitle: title, failureText: description = toastCopy.productBuyFailed } = request
    // The texts come when they are needed; offline they cannot, and a shorter one stands in.
    const toast = await import('./buy-now-toast').then(
      ({ buyNowToast }) => buyNowToast(failure, request, (changed) => void buyNow(changed)),
      () => ({ title, description, variant: 'destructive' as const }),
    )
    showToast(toast)
  }

  return { buyNow, buyCart: () => start({ kind: 'cart' }), isStarting }
}
