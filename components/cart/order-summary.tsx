'use client'

import { Truck } from '@/components/ui/panel-icons'
import { cartCopy } from '@/lib/copy/cart'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { formatMoney } from '@/lib/domain/money'
import { shippingMaximumGrams, shippingMaximumItems } from '@/lib/domain/shipping'
import { useSettings } from '@/stores/storefront-provider'
import { useOrderTotals } from './use-order-totals'

/** The shipping rule with how far the cart is within it, then subtotal and shipping. */
export function OrderSummary() {
  const { subtotal, shipping, shippingFee } = useOrderTotals()
  const { checkoutHosts } = useSettings()
  return (
    <>
      <div className="note mt-5 leading-[1.35]">
        <p className="flex gap-2">
          <Truck className="size-5 flex-none" />
          {cartCopy.shippingNote}
        </p>
        <div className="mt-2.5 grid grid-cols-[2fr_3fr] gap-3.5 font-semibold text-[14px] tabular-nums">
          <Meter
            text={cartCopy.itemMeter(shipping.itemCount)}
            share={shipping.itemCount / shippingMaximumItems}
          />
          <Meter
            text={`${cartCopy.weightMeter(shipping.weightGrams)}${shipping.isEstimate ? ` (${cartCopy.estimated})` : ''}`}
            share={shipping.weightGrams / shippingMaximumGrams}
          />
        </div>
      </div>
      <dl className="mt-4 text-muted-foreground tabular-nums leading-[26px]">
        <div className="flex justify-between">
          <dt>{cartCopy.subtotal}</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        {shippingFee && (
          <div className="flex justify-between">
            <dt>
              {cartCopy.shipping}
              {shipping.isEstimate && ` (${cartCopy.estimated})`}
            </dt>
            <dd>{formatMoney(shippingFee)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-[14px] text-muted-foreground leading-[1.35]">
        {isOrderedByMessage(checkoutHosts) ? cartCopy.messageNote : cartCopy.hostedCheckoutNote}
      </p>
    </>
  )
}

function Meter({ text, share }: { readonly text: string; readonly share: number }) {
  return (
    <div>
      {text}
      <div className="meter" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, share)})` }} />
      </div>
    </div>
  )
}
