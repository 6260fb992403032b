'use client'

import './order-summary.css'

import { Alert } from '@/components/ui/alert'
import { MapPin, Truck } from '@/components/ui/panel-icons'
import { beyondText } from '@/lib/copy/beyond-limits'
import { cartCopy } from '@/lib/copy/cart'
import { deliveryCopy, toArrange } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { type DeliveryRule, missingToMinimum, ruleIn } from '@/lib/domain/delivery'
import type { Money } from '@/lib/domain/money'
import { classNames } from '@/lib/utils'
import { useSettings } from '@/stores/storefront-provider'
import { useDeliveryRule, useOrderTotals } from './use-order-totals'

const noRule = { maximumItems: null, maximumGrams: null, note: null }

/** The shipping rule with how far the cart is within it, then subtotal and shipping; what sales took off is no part of the sum. */
export function OrderSummary() {
  const { subtotal, shipping, freight, shippingFee, saved } = useOrderTotals()
  const { checkoutHosts, paymentWays } = useSettings()
  const isByMessage = isOrderedByMessage(checkoutHosts)
  const rule = useDeliveryRule()
  const { maximumItems, maximumGrams, note } = rule ?? noRule
  const Icon = rule?.isPickup ? MapPin : Truck
  const estimated = shipping.isEstimate ? ` (${cartCopy.estimated})` : ''
  return (
    <>
      <Alert className="freight-rule">
        <div className="flex gap-2">
          <Icon className="size-5 flex-none" />
          <p>
            <span>{rule ? deliveryCopy.note(rule) : deliveryCopy.chooseCity}</span>
            {rule && (
              <>
                {' '}
                <span className={freight === 'arranged' ? 'font-semibold' : undefined}>
                  {beyondText(rule)}
                </span>
              </>
            )}
          </p>
        </div>
        {note && <p className="mt-1.5">{note}</p>}
        {rule && freight === 'arranged' && rule.currency !== subtotal.currency && (
          <p className="mt-1.5 text-balance font-semibold">{deliveryCopy.otherCurrency}</p>
        )}
        {rule && <GoalMeter rule={rule} subtotal={subtotal} isArranged={freight === 'arranged'} />}
        {(maximumItems ?? maximumGrams) !== null && (
          <div
            className={classNames(
              'mt-2.5 gap-3.5 font-semibold text-sm tabular-nums',
              maximumItems !== null && maximumGrams !== null && 'grid grid-cols-[2fr_3fr]',
            )}
          >
            {maximumItems !== null && (
              <Meter
                text={cartCopy.itemMeter(shipping.itemCount, maximumItems)}
                share={shipping.itemCount / maximumItems}
              />
            )}
            {maximumGrams !== null && (
              <Meter
                text={`${cartCopy.weightMeter(shipping.weightGrams, maximumGrams)}${estimated}`}
                share={shipping.weightGrams / maximumGrams}
              />
            )}
          </div>
        )}
      </Alert>
      <dl className="mt-4 text-muted-foreground tabular-nums leading-[1.625rem]">
        <div className="flex justify-between">
          <dt>{cartCopy.subtotal}</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        {(shippingFee || freight === 'arranged') && (
          <div className="flex justify-between">
            <dt>
              {cartCopy.shipping}
              {shippingFee && estimated}
            </dt>
            <dd>{shippingFee ? formatMoney(shippingFee) : toArrange}</dd>
          </div>
        )}
        {saved && (
          <div className="flex justify-between font-semibold text-success">
            <dt>{cartCopy.saved}</dt>
            <dd>{formatMoney(saved)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-balance text-sm text-muted-foreground leading-[1.35]">
        {paymentWays ? cartCopy.askedNote : isByMessage ? cartCopy.messageNote : cartCopy.hostedCheckoutNote}
        {!isByMessage && freight !== 'arranged' && ` ${cartCopy.hostedFeeNote}`}
      </p>
    </>
  )
}

type Goal = {
  readonly rule: DeliveryRule
  readonly subtotal: Money
  /** Beyond the limits no sum makes delivery free. */
  readonly isArranged: boolean
}

/** How far the goods are from what an order has at least, and then from free delivery; nothing where the rule asks neither. */
function GoalMeter({ rule, subtotal, isArranged }: Goal) {
  const { freeFrom, minimum } = ruleIn(subtotal.currency, rule) ?? {}
  const isBelow = missingToMinimum(subtotal, rule) > 0
  const goal = isBelow ? minimum : isArranged ? undefined : freeFrom
  if (goal === undefined) return null
  const missing = goal - subtotal.amount
  const say = isBelow ? deliveryCopy.toMinimum : deliveryCopy.toFree
  return (
    <div role="status" className="mt-2.5 font-semibold text-sm tabular-nums">
      <Meter
        text={missing > 0 ? say(formatMoney({ ...subtotal, amount: missing })) : deliveryCopy.free}
        share={Math.min(1, subtotal.amount / goal)}
      />
    </div>
  )
}

function Meter({ text, share }: { readonly text: string; readonly share: number }) {
  return (
    <div>
      {text}
      <div className="meter" data-over={share > 1} aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, share)})` }} />
      </div>
    </div>
  )
}
