'use client'

import { useRef, useState } from 'react'
import { useWindows } from '@/components/delivery/windows'
import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { quoteCopy } from '@/lib/copy/cart'
import { checkoutFailure } from '@/lib/copy/checkout-failure'
import { cartTotals } from '@/lib/domain/cart-totals'
import { checkoutObstacles } from '@/lib/domain/checkout'
import { acceptQuote } from '@/lib/domain/quote-acceptance'
import { useDelivery } from '@/stores/delivery'
import { useCart, useSettings, useStores, useToast } from '@/stores/storefront-provider'
import { showMissing } from '../checkout/asked-for'
import { FinishBar } from '../checkout/finish-bar'
import { useCartQuote } from './cart-quote'
import { ChangesBanner } from './changes-banner'
import { useDeliveryRule, useOrderTotals } from './use-order-totals'

/** Refused for today's stock or rules, though the cart looks unchanged. */
const refusedKinds: readonly PostCheckoutFailure['kind'][] = [
  'cart-changed',
  'insufficient-stock',
  'delivery-changed',
]

type Props = Pick<ReturnType<typeof useStartCheckout>, 'buyCart' | 'isStarting'>

/** Keeps total and 'Finalizar Compra' in view; lists what is missing. */
export function CartFooter({ buyCart, isStarting }: Props) {
  const ordered = useOrderTotals()
  const rule = useDeliveryRule()
  const lines = useCart((state) => state.lines)
  const given = useDelivery((state) => state)
  const { asksWindow, takeRefusal } = useWindows((state) => state)
  const settings = useSettings()
  const showToast = useToast((state) => state.show)
  const quote = useCartQuote()
  const isChanged = quote.changedLineCount > 0
  // Counts changes as accepted, as the tap above offers.
  const bought = isChanged ? acceptQuote(lines, quote.factsOf) : lines
  const totals = isChanged ? cartTotals(bought, rule) : ordered
  const obstacles = checkoutObstacles({ ...given, ...ordered, lineCount: lines.length, asksWindow }, settings)

  async function finish() {
    const failure = await buyCart()
    if (!failure) return
    if (takeRefusal(failure)) return showMissing('window-missing')
    // Refusals of the store appear on their lines.
    const isRefused = refusedKinds.includes(failure.kind)
    if (isRefused && (await quote.recheck())) return
    const { currency } = totals.total
    showToast({ ...checkoutFailure({ ...failure, currency }, navigator.onLine), variant: 'destructive' })
  }

  return (
    <>
      <ChangesBanner />
      <FinishBar
        totals={totals}
        lines={bought}
        obstacles={obstacles}
        // Focuses changed lines.
        review={isChanged ? { text: quoteCopy.review, target: '[data-changed]' } : undefined}
        isStarting={isStarting}
        onFinish={() => void finish()}
      />
    </>
  )
}

/** Starts one checkout at a time, and leaves the page. */
export function useStartCheckout() {
  const [isStarting, setIsStarting] = useState(false)
  const running = useRef(false)
  const stores = useStores()

  async function buyCart(): Promise<PostCheckoutFailure | null> {
    if (running.current) return null
    running.current = true
    setIsStarting(true)
    try {
      const { beginCheckout } = await import('../checkout/begin-checkout')
      return await beginCheckout({ kind: 'cart' }, stores)
    } catch {
      // Offline, loading the code fails like the request.
      return { kind: 'unreachable' }
    } finally {
      running.current = false
      setIsStarting(false)
    }
  }

  return { buyCart, isStarting }
}
