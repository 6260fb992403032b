'use client'

import './freight-rule.css'

import { MapPin, MessageCircle, Truck } from 'lucide-react'
import { useAskFor } from '@/components/checkout/asked-for'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { arrangedCopy, beyondText, kilogramsOver } from '@/lib/copy/beyond-limits'
import { cartCopy } from '@/lib/copy/cart'
import { deliveryCopy } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import type { CartLine } from '@/lib/domain/cart'
import { type CartTotals, hasWayBack, overLimits } from '@/lib/domain/cart-totals'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { type DeliveryRule, findZone, missingToMinimum, ruleIn } from '@/lib/domain/delivery'
import type { Money } from '@/lib/domain/money'
import { publicPaths } from '@/lib/domain/public-paths'
import { encodeSharedList } from '@/lib/domain/shared-list'
import { whatsappLink } from '@/lib/domain/whatsapp'
import { classNames } from '@/lib/utils'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { useDeliveryRule } from './use-order-totals'

type Props = {
  readonly totals: Pick<CartTotals, 'subtotal' | 'shipping' | 'freight'>
  readonly lines: readonly Pick<CartLine, 'variantId' | 'quantity' | 'weightGrams'>[]
  /** Selector of the line that exceeds the limits most; null outside the cart. */
  readonly largestLine?: string | null
}

/** Shows the shipping rule and its progress; past its limits, how freight is arranged. */
export function FreightRule(props: Props) {
  const { subtotal, shipping, freight } = props.totals
  const rule = useDeliveryRule()
  const isArranged = freight === 'arranged'
  const Icon = rule?.isPickup ? MapPin : Truck
  return (
    <Alert className="freight-rule" tabIndex={-1}>
      <div className="flex gap-2">
        <Icon className="size-5 flex-none" />
        <p>
          <span>{rule ? deliveryCopy.note(rule) : deliveryCopy.chooseCity}</span>
          {rule && (
            <>
              {' '}
              <span className={isArranged ? 'font-semibold' : undefined}>{beyondText(rule)}</span>
            </>
          )}
        </p>
      </div>
      {rule?.note && <p className="mt-1.5">{rule.note}</p>}
      {rule && !rule.isArranged && isArranged && rule.currency !== subtotal.currency && (
        <p className="mt-1.5 text-balance font-semibold">{deliveryCopy.otherCurrency}</p>
      )}
      {rule && <GoalMeter rule={rule} subtotal={subtotal} isArranged={isArranged} />}
      {rule && <LimitMeters rule={rule} shipping={shipping} />}
      {isArranged && <Arranged {...props} />}
    </Alert>
  )
}

function Arranged({ totals, lines, largestLine = null }: Props) {
  const { checkoutHosts, deliveryZones, marketNumber } = useSettings()
  const { city, cityConfirmed } = useDelivery((state) => state)
  const rule = ruleIn(totals.subtotal.currency, useDeliveryRule())
  const askFor = useAskFor()
  const isByMessage = isOrderedByMessage(checkoutHosts)
  const place = cityConfirmed ? findZone(city, deliveryZones)?.city || city : null
  const list = () => new URL(publicPaths.sharedList(encodeSharedList(lines)), window.location.origin).href
  return (
    <>
      <p className="mt-2.5">{arrangedCopy.how(isByMessage)}</p>
      <div className="mt-2 flex flex-wrap gap-x-5">
        {/* Message orders arrange it themselves. */}
        {marketNumber && !isByMessage && (
          <a
            href={whatsappLink(marketNumber, `${arrangedCopy.asked(place, totals.shipping)}\n${list()}`)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <MessageCircle className="size-[18px]" />
            {arrangedCopy.ask}
          </a>
        )}
        {largestLine && hasWayBack(lines, rule) && (
          <Button variant="link" onClick={() => askFor({ target: largestLine, block: 'start' })}>
            {arrangedCopy.reduce}
          </Button>
        )}
      </div>
    </>
  )
}

type Limited = { readonly rule: DeliveryRule; readonly shipping: CartTotals['shipping'] }

/** Shows each limit side by side, or stacked when exceeded. */
function LimitMeters({ rule, shipping }: Limited) {
  const { maximumItems, maximumGrams } = rule
  const { itemCount, weightGrams, isEstimate } = shipping
  const over = overLimits(shipping, rule)
  if (maximumItems === null && maximumGrams === null) return null
  const isRow = maximumItems !== null && maximumGrams !== null && over.items + over.grams === 0
  return (
    <div
      className={classNames(
        'mt-2.5 grid gap-x-3.5 gap-y-2 font-semibold text-sm tabular-nums',
        isRow && 'grid-cols-[2fr_3fr]',
      )}
    >
      {maximumItems !== null && (
        <Meter
          text={cartCopy.itemMeter(itemCount, maximumItems)}
          share={itemCount / maximumItems}
          over={over.items > 0 && arrangedCopy.over(`${over.items}`)}
        />
      )}
      {maximumGrams !== null && (
        <Meter
          text={`${cartCopy.weightMeter(weightGrams, maximumGrams)}${isEstimate ? ` (${cartCopy.estimated})` : ''}`}
          share={weightGrams / maximumGrams}
          over={over.grams > 0 && arrangedCopy.over(kilogramsOver(over.grams))}
        />
      )}
    </div>
  )
}

type Goal = {
  readonly rule: DeliveryRule
  readonly subtotal: Money
  /** Free delivery no longer applies. */
  readonly isArranged: boolean
}

/** Shows progress to the minimum order, then to free delivery. */
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

type MeterProps = {
  readonly text: string
  /** Fraction of the limit. */
  readonly share: number
  /** Excess in words. */
  readonly over?: string | false
}

/** Marks the limit inside an exceeded bar; hatches the excess. */
function Meter({ text, share, over = false }: MeterProps) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{text}</span>
        {over && <span>{over}</span>}
      </p>
      <div className="meter" data-over={share > 1} aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, share)})` }} />
        {share > 1 && <i style={{ left: `${100 / share}%` }} />}
      </div>
    </div>
  )
}
