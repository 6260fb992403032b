'use client'

import { cartCopy, isPricedByScale } from '@/lib/copy/cart'
import { toArrange } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import type { CartLine } from '@/lib/domain/cart'
import { orderedBy } from '@/lib/domain/checkout'
import { cn } from '@/lib/utils'
import { useCart, useSettings } from '@/stores/storefront-provider'
import { FreightRule } from './freight-rule'
import { useDeliveryRule, useIsTooHeavy, useOrderTotals } from './use-order-totals'

/** Shows shipping rule, subtotal and shipping; discounts are no part of the sum. */
export function OrderSummary() {
  const totals = useOrderTotals()
  const { subtotal, shipping, freight, shippingFee, saved } = totals
  const lines = useCart((state) => state.lines)
  const isTooHeavy = useIsTooHeavy()
  const isWeighed = typeof useDeliveryRule()?.maximumGrams === 'number'
  const { checkoutHosts, paymentWays } = useSettings()
  const by = orderedBy(checkoutHosts)
  return (
    <>
      <FreightRule totals={totals} lines={lines} largestLine={selectLargest(lines, isTooHeavy)} />
      <dl className="mt-4 grid gap-1 text-muted-foreground tabular-nums">
        <div className="flex justify-between">
          <dt>{cartCopy.subtotal}</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        {(shippingFee || freight === 'arranged') && (
          <div className={cn('flex justify-between', !shippingFee && 'font-semibold text-foreground')}>
            <dt>
              {cartCopy.shipping}
              {shippingFee && isWeighed && shipping.isEstimate && ` (${cartCopy.estimated})`}
            </dt>
            <dd>{shippingFee ? formatMoney(shippingFee) : toArrange}</dd>
          </div>
        )}
        {saved && (
          <div className="flex justify-between text-primary">
            <dt>{cartCopy.saved}</dt>
            <dd>{formatMoney(saved)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-balance text-muted-foreground text-sm">
        {paymentWays ? cartCopy.askedNote : cartCopy[by].next}
        {freight !== 'arranged' && freight !== 'none' && cartCopy[by].fee}
        {lines.some(isPricedByScale) && ` ${cartCopy[by].scaleNote}`}
      </p>
    </>
  )
}

/** Selects the heaviest or most numerous line. */
function selectLargest(lines: readonly CartLine[], isByWeight: boolean): string | null {
  const sizeOf = ({ quantity, weightGrams }: CartLine) => quantity * (isByWeight ? (weightGrams ?? 0) : 1)
  const [first, ...others] = lines
  if (!first) return null
  const largest = others.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), first)
  return `[data-line='${largest.variantId}']`
}
