'use client'

import { useEffect, useRef, useState } from 'react'
import type { CheckoutBody } from '@/lib/checkout/contract'
import type { PostCheckoutFailure } from '@/lib/checkout/post-checkout'
import { toastCopy } from '@/lib/copy/toasts'
import type { Result } from '@/lib/domain/result'
import { useCheckoutState, useSettings, useToast } from '@/stores/storefront-provider'

type Items = CheckoutBody['items']
type BuyNow = { readonly items: Items; readonly failureTitle: string; readonly failureText?: string }

const currentPath = () => `${window.location.pathname}${window.location.search}`
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Starts a hosted checkout and leaves for it. One at a time: a second tap does nothing until the first has failed. */
export function useStartCheckout() {
  const [isStarting, setIsStarting] = useState(false)
  const running = useRef(false)
  const { checkoutHosts } = useSettings()
  const readState = useCheckoutState()
  const showToast = useToast((state) => state.show)

  // Back from the hosted checkout, out of the browser's page cache: the button is alive again.
  useEffect(() => {
    const revive = () => {
      running.current = false
      setIsStarting(false)
    }
    window.addEventListener('pageshow', revive)
    return () => window.removeEventListener('pageshow', revive)
  }, [])

  async function start(body: CheckoutBody, beforeLeaving?: () => void): Promise<PostCheckoutFailure | null> {
    if (running.current) return null
    running.current = true
    setIsStarting(true)
    const result = await post(body)
    if (!result.ok) {
      running.current = false
      setIsStarting(false)
      return result.error
    }
    beforeLeaving?.()
    window.location.assign(result.value)
    return null
  }

  /** Without a connection the code may be as far away as the server: both are the same to the shopper. */
  async function post(body: CheckoutBody): Promise<Result<string, PostCheckoutFailure>> {
    try {
      const { postCheckout } = await import('@/lib/checkout/post-checkout')
      return await postCheckout(body, { fetch: window.fetch.bind(window), allowedHosts: checkoutHosts })
    } catch {
      return { ok: false, error: { kind: 'unreachable' } }
    }
  }

  async function buyNow({ items, failureTitle, failureText }: BuyNow): Promise<void> {
    const { cart, delivery } = readState()
    const { city, cityConfirmed, whatsapp, substitution } = delivery
    const body: CheckoutBody = {
      kind: 'buy-now',
      items,
      cancelPath: currentPath(),
      timeZone: timeZone(),
      ...(cityConfirmed ? { delivery: { city, whatsapp, substitution } } : {}),
    }
    const failure = await start(body, cart.forgetRestored)
    if (!failure) return
    const description = failureText ?? (await textOf(failure))
    showToast({ title: failureTitle, description, variant: 'destructive' })
  }

  async function buyCart(): Promise<PostCheckoutFailure | null> {
    const { cart, delivery } = readState()
    const { city, whatsapp, substitution } = delivery
    const items = cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
    return start(
      { kind: 'cart', items, city, whatsapp, substitution, cancelPath: currentPath(), timeZone: timeZone() },
      () => cart.setAside(cart.lines),
    )
  }

  return { buyNow, buyCart, isStarting }
}

/** The texts come when they are needed; offline they cannot, and a shorter one stands in. */
async function textOf({ kind }: PostCheckoutFailure): Promise<string> {
  try {
    const { checkoutFailureText } = await import('@/lib/copy/checkout-failure')
    return checkoutFailureText(kind)
  } catch {
    return toastCopy.productBuyFailed
  }
}
