'use client'

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
import { orderedBy } from '@/lib/domain/checkout'
import { type DeliveryRule, findZone, missingToMinimum, ruleIn } from '@/lib/domain/delivery'
import { publicPaths } from '@/lib/domain/public-paths'
import { encodeSharedList } from '@/lib/domain/shared-list'
import { whatsappLink } from '@/lib/domain/whatsapp'
import { cn } from '@/lib/utils'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { useDeliveryRule } from './use-order-totals'

type Props = {
  readonly totals: Pick<CartTotals, 'subtotal' | 'shipping' | 'freight'>
  readonly lines: readonly Pick<CartLine, 'variantId' | 'quantity' | 'weightGrams'>[]
  /** Selector of the line that exceeds the limits most; null outside the cart. */
  readonly largestLine?: string | null
}

type RuleProps = Pick<Props, 'totals'> & { readonly rule: DeliveryRule }

/** Shows the shipping rule and its progress; past its limits, how freight is arranged. */
export function FreightRule(props: Props) {
  const { totals } = props
  const rule = useDeliveryRule()
  const isArranged = totals.freight === 'arranged'
  const Icon = rule?.isPickup ? MapPin : Truck
  return (
    <Alert data-slot="freight-rule" className="mt-5 text-sm!" tabIndex={-1}>
      <div className="flex gap-2">
        <Icon className="size-5 flex-none" />
        <RuleNote rule={rule} isArranged={isArranged} />
      </div>
      {rule && !rule.isArranged && isArranged && rule.currency !== totals.subtotal.currency && (
        <p className="mt-2 text-balance font-semibold">{deliveryCopy.otherCurrency}</p>
      )}
      {rule && <GoalMeter rule={rule} totals={totals} />}
      {rule && <LimitMeters rule={rule} totals={totals} />}
      {isArranged && <Arranged {...props} />}
    </Alert>
  )
}

type NoteProps = { readonly rule: DeliveryRule | null; readonly isArranged?: boolean }

export function RuleNote({ rule, isArranged = false }: NoteProps) {
  return (
    <div>
      <p>
        <span>{rule ? deliveryCopy.note(rule) : deliveryCopy.chooseCity}</span>{' '}
        {rule && <span className={cn(isArranged && 'font-semibold')}>{beyondText(rule)}</span>}
      </p>
      {rule?.note && <p className="mt-1">{rule.note}</p>}
    </div>
  )
}

function Arranged({ totals, lines, largestLine = null }: Props) {
  const { checkoutHosts, deliveryZones, marketNumber } = useSettings()
  const { city, cityConfirmed } = useDelivery((state) => state)
  const rule = ruleIn(totals.subtotal.currency, useDeliveryRule())
  const askFor = useAskFor()
  const by = orderedBy(checkoutHosts)
  const place = cityConfirmed ? findZone(city, deliveryZones)?.city || city : null
  const list = () => new URL(publicPaths.sharedList(encodeSharedList(lines)), window.location.origin).href
  return (
    <>
      <p className="mt-3">{arrangedCopy[by].how}</p>
      <div className="mt-2 flex flex-wrap gap-x-4">
        {/* Message orders arrange it themselves. */}
        {marketNumber && by === 'payment' && (
          <a
            href={whatsappLink(marketNumber, `${arrangedCopy.asked(place, totals.shipping)}\n${list()}`)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <MessageCircle className="size-4.5" />
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

/** Shows the limits side by side, or stacked when exceeded. */
function LimitMeters({ rule, totals: { shipping } }: RuleProps) {
  const { maximumItems, maximumGrams } = rule
  const { itemCount, weightGrams, isEstimate } = shipping
  const over = overLimits(shipping, rule)
  return (
    <div
      className={cn(
        'mt-3 grid gap-x-4 gap-y-2 empty:hidden',
        over.items + over.grams === 0 && 'grid-flow-col',
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

/** Shows progress to the minimum order, then to free delivery, which arranged freight never is. */
function GoalMeter({ rule, totals: { subtotal, freight } }: RuleProps) {
  const { freeFrom, minimum } = ruleIn(subtotal.currency, rule) ?? {}
  const isBelow = missingToMinimum(subtotal, rule) > 0
  const goal = isBelow ? minimum : freight === 'arranged' ? undefined : freeFrom
  if (goal === undefined) return null
  const missing = goal - subtotal.amount
  const say = isBelow ? deliveryCopy.toMinimum : deliveryCopy.toFree
  return (
    <div role="status" className="mt-3">
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

/** Fills a bar up to the limit; hatches the excess. */
function Meter({ text, share, over = false }: MeterProps) {
  const isOver = share > 1
  return (
    <div className="font-semibold tabular-nums">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{text}</span>
        {over && <span>{over}</span>}
      </p>
      <div
        aria-hidden="true"
        data-over={isOver}
        className={cn(
          'mt-1 h-2 overflow-hidden rounded-full border border-current/30 contrast-more:border-current',
          isOver
            ? 'bg-[repeating-linear-gradient(-45deg,currentColor_0_2px,transparent_2px_5px)]'
            : 'bg-card',
        )}
      >
        <div
          style={{ width: `${100 * (isOver ? 1 / share : share)}%` }}
          className={cn(
            'h-full transition-[width] forced-color-adjust-none forced-colors:bg-[Highlight]',
            isOver ? 'bg-current' : 'bg-primary',
          )}
        />
      </div>
    </div>
  )
}
