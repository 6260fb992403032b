import { useRef, useState } from 'react'
import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { useStores } from '@/stores/storefront-provider'

/** Starts the checkout of the cart and leaves for it. One at a time, as with one product. */
export function useStartCheckout() {
  const [isStarting, setIsStarting] = useState(false)
  const running = useRef(false)
  const stores = useStores()

  async function buyCart(): Promise<PostCheckoutFailure | null> {
    if (running.current) return null
    running.current = true
    setIsStarting(true)
    try {
      const { beginCheckout } = await import('./begin-checkout')
      return await beginCheckout({ kind: 'cart' }, stores)
    } catch {
      // Without a connection the code may be as far away as the server: both are the same to the shopper.
      return { kind: 'unreachable' }
    } finally {
      running.current = false
      setIsStarting(false)
    }
  }

  return { buyCart, isStarting }
}
