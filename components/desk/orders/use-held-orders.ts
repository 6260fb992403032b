import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { slippedIn, withSeen } from '@/lib/desk/browser/new-orders'

type Options = {
  readonly orders: readonly DeskOrderSummary[]
  /** Shown beside the list: they are no news when they come into it. */
  readonly beside: readonly DeskOrderSummary[]
  readonly list: RefObject<HTMLElement | null>
  /** Another list has another one. */
  readonly name: string
  /** False while nothing, or still another list, is shown. */
  readonly isReady: boolean
}

/** Pixels. */
const scrolledFrom = 8
/** Milliseconds after which a finger that has left may be taken for gone. */
const restMs = 3000

/** When the page was touched last, by `performance.now()`. */
function useLastTouch(): RefObject<number> {
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const note = () => {
      last.current = performance.now()
    }
    document.addEventListener('pointerdown', note, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', note, { capture: true })
  }, [])
  return last
}

function isInUse(list: HTMLElement | null, lastTouch: number): boolean {
  if (window.scrollY > scrolledFrom || performance.now() - lastTouch < restMs) return true
  return list !== null && (list.matches(':hover') || list.contains(document.activeElement))
}

type Held = {
  readonly name: string
  /** Codes of the orders that were shown, in the order of the list; null: nothing was yet. */
  readonly seen: ReadonlySet<string> | null
}

/**
 * Holds back orders that come, and others in the places where they were, while the user points at the list, has scrolled
 * it, or walks through it with keys: nothing moves under a finger. All stand where they belong when they are asked for, or
 * as soon as the list is left.
 */
export function useHeldOrders({ orders, beside, list, name, isReady }: Options) {
  const lastTouch = useLastTouch()
  const [held, setHeld] = useState<Held>({ name, seen: null })
  const seen = held.name === name ? held.seen : null
  // Where nothing is shown yet, nothing can move, nor by what comes behind.
  const fresh = new Set(seen ? slippedIn(orders, seen) : [])
  const sorted = orders.filter((order) => !fresh.has(order))
  const shown = seen ? inPlace(sorted, seen) : sorted
  const isHolding = fresh.size > 0 || codesOf(shown) !== codesOf(sorted)
  const shownCodes = codesOf([...shown, ...beside])
  const allCodes = codesOf([...orders, ...beside])

  const remember = useCallback(
    (codes: string) =>
      setHeld((before) => ({
        name,
        seen: withSeen((before.name === name && before.seen) || new Set(), codes.split(' ')),
      })),
    [name],
  )
  const accept = useCallback(() => remember(allCodes), [remember, allCodes])

  useEffect(() => {
    if (!isReady) return
    if (seen === null || (isHolding && !isInUse(list.current, lastTouch.current))) accept()
    else if (shownCodes.split(' ').some((code) => !seen.has(code))) remember(shownCodes)
  }, [isReady, seen, isHolding, shownCodes, list, lastTouch, accept, remember])

  useEffect(() => {
    if (!isHolding) return
    const timer = setInterval(() => {
      if (!isInUse(list.current, lastTouch.current)) accept()
    }, 500)
    return () => clearInterval(timer)
  }, [isHolding, list, lastTouch, accept])

  return { shown, freshCount: fresh.size, accept }
}

/** As they stood when they were shown last; behind them what is new. */
function inPlace(orders: readonly DeskOrderSummary[], seen: ReadonlySet<string>) {
  const places = new Map([...seen].map((code, place) => [code, place]))
  const placeOf = ({ code }: DeskOrderSummary) => places.get(code) ?? places.size
  return [...orders].sort((one, other) => placeOf(one) - placeOf(other))
}

/** One text, so that equal lists are equal. */
function codesOf(orders: readonly DeskOrderSummary[]): string {
  return orders.map(({ code }) => code).join(' ')
}
