'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { cartCopy, quoteCopy } from '@/lib/copy/cart'
import { checkoutFailure } from '@/lib/copy/checkout-failure'
import { formatMoney } from '@/lib/copy/money'
import { problemCopy } from '@/lib/copy/problems'
import { checkoutObstacle, isOrderedByMessage } from '@/lib/domain/checkout'
import { hasChanges } from '@/lib/domain/quote'
import { useDelivery } from '@/stores/delivery'
import { useCart, useSettings, useStores, useToast } from '@/stores/storefront-provider'
import { useCartQuote } from './cart-quote'
import { ChangesBanner } from './changes-banner'
import { useOrderTotals } from './use-order-totals'

type Props = Pick<ReturnType<typeof useStartCheckout>, 'buyCart' | 'isStarting'>

/** Total and 'Finalizar Compra', always in view; while something is missing, the button is off and says what. */
export function CartFooter({ buyCart, isStarting }: Props) {
  const hintId = useId()
  const { total, shippingFee } = useOrderTotals()
  const lineCount = useCart((state) => state.lines.length)
  const { city, cityConfirmed, whatsapp, substitution } = useDelivery((state) => state)
  const { deliveryZones, checkoutHosts } = useSettings()
  const starting = isOrderedByMessage(checkoutHosts) ? cartCopy.preparing : cartCopy.starting
  const showToast = useToast((state) => state.show)
  const quote = useCartQuote()
  const obstacle = checkoutObstacle({ lineCount, city, cityConfirmed, whatsapp, substitution }, deliveryZones)
  const hint = obstacle ? problemCopy[obstacle].title : hasChanges(quote) ? quoteCopy.review : null

  async function finish() {
    const failure = await buyCart()
    if (!failure) return
    // The store has the last word: what it refuses for is shown on the lines.
    const isRefused = failure.kind === 'cart-changed' || failure.kind === 'insufficient-stock'
    if (isRefused && (await quote.recheck())) return
    showToast({ ...checkoutFailure(failure.kind, navigator.onLine), variant: 'destructive' })
  }

  return (
    <>
      <ChangesBanner />
      {hint && <Hint id={hintId} text={hint} target={targetOf(obstacle)} />}
      <div className="grid grid-cols-[auto_1fr] items-center gap-[18px] max-xs:grid-cols-1 max-xs:gap-2">
        <p className="text-sm text-muted-foreground leading-[1.15]">
          {shippingFee ? cartCopy.totalWithShipping : cartCopy.total}
          <strong className="block whitespace-nowrap font-extrabold text-3xl text-foreground tabular-nums">
            {formatMoney(total)}
          </strong>
        </p>
        <Button
          size="lg"
          className="cart-finish"
          // Not while it is on its way, which would take the focus away: a second tap does nothing.
          disabled={hint !== null}
          aria-busy={isStarting}
          aria-describedby={hint ? hintId : undefined}
          onClick={() => void finish()}
        >
          {isStarting ? starting : cartCopy.finish}
        </Button>
      </div>
    </>
  )
}

/** Lines that changed take the focus, as do the fields of what can be missing; an empty cart has none. */
function targetOf(obstacle: ReturnType<typeof checkoutObstacle>): string | null {
  if (obstacle === null) return '[data-changed]'
  return obstacle === 'empty-cart' ? null : `[data-missing='${obstacle}']`
}

type HintProps = { readonly id: string; readonly text: string; readonly target: string | null }

/** What is missing, and the way to it: `target` selects where it can be given. */
function Hint({ id, text, target }: HintProps) {
  return (
    <p aria-live="polite" className="mb-1 text-md">
      {target === null ? (
        <span id={id} className="text-muted-foreground">
          {text}
        </span>
      ) : (
        <Button id={id} variant="link" className="px-0 text-left" onClick={() => goTo(target)}>
          {text}
        </Button>
      )}
    </p>
  )
}

function goTo(target: string): void {
  const place = document.querySelector<HTMLElement>(target)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}

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
      const { beginCheckout } = await import('../checkout/begin-checkout')
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
