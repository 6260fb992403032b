'use client'

import { useRef, useState } from 'react'
import { toastCopy } from '@/lib/copy/toasts'
import type { BuyNow } from '@/stores/panel-store'
import { useStores } from '@/stores/storefront-provider'

/** Buys one product at once. One at a time: a second tap does nothing until the first has ended. */
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
      // Without a connection the code and its texts are as far away as the server.
      const { failureTitle: title, failureText: description = toastCopy.productBuyFailed } = request
      const { show } = stores.toast.getState()
      show({ title, description, variant: 'destructive' })
    }
    running.current = false
    setIsStarting(false)
  }

  return { buyNow, isStarting }
}
