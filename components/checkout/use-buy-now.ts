'use client'

import { useRef, useState } from 'react'
import { toastCopy } from '@/lib/copy/toasts'
import type { BuyNow } from '@/stores/panel-store'
import { useStores } from '@/stores/storefront-provider'

/** Buys one product; ignores taps while running. */
export function useBuyNow() {
  const [isStarting, setIsStarting] = useState(false)
  const running = useRef(false)
  const stores = useStores()

  async function buyNow(request: BuyNow): Promise<void> {
    if (running.current) return
    running.current = true
    setIsStarting(true)
    try {
      await (await import('./buy-now')).buyNow(request, stores)
    } catch {
      // Offline, the code and its texts fail to load too.
      const { failureTitle: title, failureText: description = toastCopy.productBuyFailed } = request
      stores.toast.getState().show({ title, description, variant: 'destructive' })
    }
    running.current = false
    setIsStarting(false)
  }

  return { buyNow, isStarting }
}
