'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { cartCopy } from '@/lib/copy/cart'
import { deliveryCopy, totalLabel } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { problemCopy } from '@/lib/copy/problems'
import type { CartTotals } from '@/lib/domain/cart-totals'
import { type CheckoutObstacle, isOrderedByMessage } from '@/lib/domain/checkout'
import { type DeliveryRule, missingToMinimum } from '@/lib/domain/delivery'
import { useSettings } from '@/stores/storefront-provider'

/** What is missing, and the way to it: `target` selects where it can be given. */
type FinishHint = { readonly text: string; readonly target: string | null }

type Props = {
  readonly totals: Pick<CartTotals, 'total' | 'freight'>
  /** The scale has the last word on some of it. */
  readonly isEstimated: boolean
  /** Null when nothing stands in the way. */
  readonly hint: FinishHint | null
  readonly isStarting: boolean
  readonly onFinish: () => void
}

/** Total and 'Finalizar Compra'; while something is missing, the button is off and says what. */
export function FinishBar({ totals: { total, freight }, isEstimated, hint, isStarting, onFinish }: Props) {
  const hintId = useId()
  const { checkoutHosts } = useSettings()
  const starting = isOrderedByMessage(checkoutHosts) ? cartCopy.preparing : cartCopy.starting
  return (
    <>
      {hint && <Hint id={hintId} {...hint} />}
      <div className="flex flex-wrap items-center gap-x-[18px] gap-y-2">
        {/* As wide as the amount: words about it stand in two lines rather than beside it. */}
        <p className="w-min min-w-[7.5rem] text-sm text-muted-foreground leading-[1.15]">
          {totalLabel(freight, isEstimated)}
          <strong className="block whitespace-nowrap font-extrabold text-3xl text-foreground tabular-nums">
            {formatMoney(total)}
          </strong>
        </p>
        <Button
          size="lg"
          className="cart-finish flex-[1_1_9rem]"
          // Not while it is on its way, which would take the focus away: a second tap does nothing.
          disabled={hint !== null}
          aria-busy={isStarting}
          aria-describedby={hint ? hintId : undefined}
          onClick={onFinish}
        >
          {isStarting ? starting : cartCopy.finish}
        </Button>
      </div>
    </>
  )
}

/** The fields of what can be missing take the focus; goods have none. `rule` says what an order has at least. */
export function hintOf(
  obstacle: CheckoutObstacle,
  { subtotal, total }: Pick<CartTotals, 'subtotal' | 'total'>,
  rule: DeliveryRule | null,
): FinishHint {
  if (obstacle === 'below-minimum') {
    const missing = { ...subtotal, amount: missingToMinimum(subtotal, rule) }
    return { text: deliveryCopy.toMinimum(formatMoney(missing)), target: null }
  }
  if (obstacle === 'change-missing')
    return { text: cartCopy.changeFor(formatMoney(total)), target: `[data-missing='${obstacle}']` }
  const target = obstacle === 'empty-cart' ? null : `[data-missing='${obstacle}']`
  return { text: problemCopy[obstacle].title, target }
}

function Hint({ id, text, target }: FinishHint & { readonly id: string }) {
  return (
    <p aria-live="polite" className="mb-1 text-md">
      {target === null ? (
        <span id={id} className="text-muted-foreground">
          {text}
        </span>
      ) : (
        <Button id={id} variant="link" className="text-left" onClick={() => goTo(target)}>
          {text}
        </Button>
      )}
    </p>
  )
}

/** Leads to where this can be given. */
export const showMissing = (obstacle: CheckoutObstacle) => goTo(`[data-missing='${obstacle}']`)

function goTo(target: string): void {
  const place = document.querySelector<HTMLElement>(target)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
