import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { slippedIn, withSeen } from '@/lib/desk/browser/new-orders'

type Options = {
  readonly orders: readonly DeskOrderSummary[]
  /** Orders already shown beside the list, which are not new. */
  readonly beside: readonly DeskOrderSummary[]
  readonly list: RefObject<HTMLElement | null>
  /** Identifies the list. */
  readonly name: string
  /** False while nothing, or another list, is shown. */
  readonly isReady: boolean
}

/** Pixels. */
const scrolledFrom = 8
/** Milliseconds of rest before a lifted finger counts as gone. */
const restMs = 3000

/** Last touch, by `performance.now()`. */
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
  /** Codes shown, in list order; null before the first. */
  readonly seen: ReadonlySet<string> | null
}

/** Holds back new orders and keeps positions while the list is in use: nothing moves under a finger. */
export function useHeldOrders({ orders, beside, list, name, isReady }: Options) {
  const lastTouch = useLastTouch()
  const [held, setHeld] = useState<Held>({ name, seen: null })
  const seen = held.name === name ? held.seen : null
  // An empty list cannot move.
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

/** Shown orders in their places, then new ones. */
function inPlace(orders: readonly DeskOrderSummary[], seen: ReadonlySet<string>) {
  const places = new Map([...seen].map((code, place) => [code, place]))
  const placeOf = ({ code }: DeskOrderSummary) => places.get(code) ?? places.size
  return [...orders].sort((one, other) => placeOf(one) - placeOf(other))
}

/** A string, so that equal lists compare equal. */
function codesOf(orders: readonly DeskOrderSummary[]): string {
  return orders.map(({ code }) => code).join(' ')
}
