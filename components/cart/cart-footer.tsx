'use client'

import { useId } from 'react'
import { useStartCheckout } from '@/components/product/use-start-checkout'
import { cartCopy } from '@/lib/copy/cart'
import { checkoutFailureText } from '@/lib/copy/checkout-failure'
import { problemCopy } from '@/lib/copy/problems'
import { type CheckoutObstacle, checkoutObstacle } from '@/lib/domain/checkout'
import { formatMoney } from '@/lib/domain/money'
import { useCart, useDelivery, useSettings, useToast } from '@/stores/storefront-provider'
import { useOrderTotals } from './use-order-totals'

/** Total and 'Finalizar Compra', always in view; while something is missing, the button is off and says what. */
export function CartFooter() {
  const hintId = useId()
  const { total } = useOrderTotals()
  const lineCount = useCart((state) => state.lines.length)
  const { city, cityConfirmed, whatsapp, substitution } = useDelivery((state) => state)
  const { servedCities } = useSettings()
  const showToast = useToast((state) => state.show)
  const { buyCart, isStarting } = useStartCheckout()
  const obstacle = checkoutObstacle({ lineCount, city, cityConfirmed, whatsapp, substitution }, servedCities)

  async function finish() {
    const failure = await buyCart()
    if (!failure) return
    const { title } = problemCopy['store-failed']
    showToast({ title, description: checkoutFailureText(failure.kind), variant: 'destructive' })
  }

  return (
    <>
      {obstacle && <Hint id={hintId} obstacle={obstacle} />}
      <div className="grid grid-cols-[auto_1fr] items-center gap-[18px]">
        <p className="text-[14px] text-muted-foreground leading-[1.15]">
          {cartCopy.total}
          <strong className="block whitespace-nowrap font-extrabold text-[22px] text-foreground tabular-nums">
            {formatMoney(total)}
          </strong>
        </p>
        <button
          type="button"
          className="btn btn-primary btn-large"
          disabled={obstacle !== null || isStarting}
          aria-busy={isStarting}
          aria-describedby={obstacle ? hintId : undefined}
          onClick={() => void finish()}
        >
          {isStarting ? cartCopy.starting : cartCopy.finish}
        </button>
      </div>
    </>
  )
}

function Hint({ id, obstacle }: { readonly id: string; readonly obstacle: CheckoutObstacle }) {
  return (
    <p id={id} aria-live="polite" className="mb-2 text-[14px] text-muted-foreground leading-[1.3]">
      {problemCopy[obstacle].title}
    </p>
  )
}
