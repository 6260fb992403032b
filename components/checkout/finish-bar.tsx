'use client'

import { useId } from 'react'
import { useDeliveryRule } from '@/components/cart/use-order-totals'
import { useWindows } from '@/components/delivery/windows'
import { Button } from '@/components/ui/button'
import { arrangedCopy, beyondTexts } from '@/lib/copy/beyond-limits'
import { cartCopy, isPricedByScale, pickupCopy } from '@/lib/copy/cart'
import { agreedText, deliveryCopy, totalLabel } from '@/lib/copy/delivery'
import { windowText } from '@/lib/copy/delivery-window'
import { formatMoney } from '@/lib/copy/money'
import { problemCopy } from '@/lib/copy/problems'
import type { CartLine } from '@/lib/domain/cart'
import type { CartTotals } from '@/lib/domain/cart-totals'
import { type CheckoutObstacle, orderedBy } from '@/lib/domain/checkout'
import { type DeliveryRule, findZone, missingToMinimum, ruleIn } from '@/lib/domain/delivery'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { type AskedPlace, useAskFor } from './asked-for'

type FinishHint = AskedPlace & {
  readonly text: string
  /** Short form within a list. */
  readonly word?: string
}

type Props = {
  readonly totals: Pick<CartTotals, 'subtotal' | 'total' | 'freight'>
  readonly lines: readonly Pick<CartLine, 'quantity' | 'weightGrams' | 'pack'>[]
  readonly obstacles: readonly CheckoutObstacle[]
  /** Remains once nothing is missing. */
  readonly review?: FinishHint | undefined
  readonly isStarting: boolean
  readonly onFinish: () => void
}

/** Shows total and 'Finalizar Compra'; while incomplete, a disabled button leads to what is missing. */
export function FinishBar(props: Props) {
  const { totals, lines, obstacles, review, isStarting, onFinish } = props
  const { total, freight } = totals
  const rule = useDeliveryRule()
  const hintId = useId()
  const { checkoutHosts } = useSettings()
  const askFor = useAskFor()
  const missing = obstacles.map((obstacle) => toHint(obstacle, totals, rule))
  const hints = review && missing.length === 0 ? [review] : missing
  const [first] = hints
  const leadOn = first?.target ? () => askFor(first) : undefined
  return (
    <>
      <div aria-live="polite" className="mb-1 text-sm">
        {freight === 'arranged' && (
          <Arranged texts={beyondTexts(lines, ruleIn(total.currency, rule))} isReady={!first} />
        )}
        {first ? <Hints id={hintId} first={first} hints={hints} /> : <Agreed />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Width of the amount: keeps its words on two lines. */}
        <p className="w-min min-w-30 text-balance text-muted-foreground text-sm leading-tight">
          <span>{totalLabel(freight, lines.some(isPricedByScale))}</span>
          <strong className="block whitespace-nowrap font-extrabold text-xl text-foreground tabular-nums">
            {formatMoney(total)}
          </strong>
        </p>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: by key, what is missing is led to from its own words */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: takes the tap on a button that is off */}
        <div className="flex-[1_1_9rem]" onClick={leadOn}>
          <Button
            size="lg"
            data-slot="buy-now"
            // While off it passes the tap on, and looks like one that leads somewhere.
            className="w-full disabled:pointer-events-none disabled:border! disabled:border-input! disabled:bg-secondary! disabled:text-secondary-foreground!"
            // Disabling during the checkout would lose the focus.
            disabled={first !== undefined}
            aria-busy={isStarting}
            aria-describedby={first ? hintId : undefined}
            onClick={onFinish}
          >
            {isStarting ? cartCopy[orderedBy(checkoutHosts)].starting : cartCopy.finish}
          </Button>
        </div>
      </div>
    </>
  )
}

type ArrangedProps = {
  readonly texts: ReturnType<typeof beyondTexts>
  /** Nothing is missing. */
  readonly isReady: boolean
}

/** Explains freight beyond the limits, in short; `FreightRule` has the details. */
function Arranged({ texts: { cause, wayBack }, isReady }: ArrangedProps) {
  const { checkoutHosts, marketNumber } = useSettings()
  const askFor = useAskFor()
  const by = orderedBy(checkoutHosts)
  const isChoice = Boolean(wayBack && marketNumber && by === 'payment')
  return (
    <div className="mb-1">
      <p className="text-balance font-bold">{cause}</p>
      {wayBack && <span className={isReady ? 'block' : undefined}>{wayBack} </span>}
      {isReady && <span>{arrangedCopy[by].now} </span>}
      {/* The button's tap area covers the text above, not the hints below. */}
      <Button
        variant="link"
        className="-mt-6 -mb-1.5 pt-4"
        onClick={() => askFor({ target: '[data-slot="freight-rule"]' })}
      >
        {arrangedCopy.more(isChoice)}
      </Button>
    </div>
  )
}

/** Returns a field to focus; goods have none. `rule` names the minimum order. */
function toHint(
  missing: CheckoutObstacle,
  { subtotal, total }: Pick<CartTotals, 'subtotal' | 'total'>,
  rule: DeliveryRule | null,
): FinishHint {
  if (missing === 'empty-cart') return { text: problemCopy[missing].title, target: null }
  if (missing === 'below-minimum') {
    const amount = missingToMinimum(subtotal, rule)
    return { text: deliveryCopy.toMinimum(formatMoney({ ...subtotal, amount })), target: null }
  }
  const target = `[data-missing='${missing}']`
  if (missing === 'city-not-verified' && rule?.isPickup) {
    return { text: pickupCopy.missing, word: pickupCopy.missingPart, target, missing }
  }
  const text =
    missing === 'change-missing' ? cartCopy.changeFor(formatMoney(total)) : problemCopy[missing].title
  return { text, word: cartCopy.missingParts[missing], target, missing }
}

type HintsProps = {
  readonly id: string
  readonly first: FinishHint
  readonly hints: readonly FinishHint[]
}

/** Writes one hint as a sentence, several as linked words. */
function Hints({ id, first, hints }: HintsProps) {
  const askFor = useAskFor()
  const parts = hints.filter(({ word }) => word !== undefined)
  if (parts.length < 2) {
    return first.target === null ? (
      <p id={id} className="text-muted-foreground">
        {first.text}
      </p>
    ) : (
      <Button id={id} variant="link" className="text-left" onClick={() => askFor(first)}>
        {first.text}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className="text-muted-foreground">
        {cartCopy.missing}
      </span>
      {parts.map((hint) => (
        <Button key={hint.word} variant="link" onClick={() => askFor(hint)}>
          <span aria-hidden="true">{hint.word}</span>
          <span id={hint === first ? id : undefined} className="sr-only">
            {hint.text}
          </span>
        </Button>
      ))}
    </div>
  )
}

function Agreed() {
  const { city, cityConfirmed, deliveryWindow } = useDelivery((state) => state)
  const { deliveryZones, hasWindows } = useSettings()
  const windows = useWindows((state) => state.windows)
  if (!cityConfirmed) return null
  const place = findZone(city, deliveryZones)?.city || city
  const chosen = hasWindows && deliveryWindow ? deliveryWindow : null
  const window = chosen && (windows?.find(({ key }) => key === chosen)?.text ?? windowText(chosen))
  return <p className="font-semibold">{agreedText({ place, also: window })}</p>
}
