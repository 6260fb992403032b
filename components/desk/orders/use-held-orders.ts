import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { DeskOrderSummary } from '@/lib/api/desk/orders'

type Options = {
  readonly orders: readonly DeskOrderSummary[]
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

let lastTouch = Number.NEGATIVE_INFINITY
document.addEventListener(
  'pointerdown',
  () => {
    lastTouch = performance.now()
  },
  { capture: true, passive: true },
)

function isInUse(list: HTMLElement | null): boolean {
  if (window.scrollY > scrolledFrom || performance.now() - lastTouch < restMs) return true
  return list !== null && (list.matches(':hover') || list.contains(document.activeElement))
}

type Held = {
  readonly name: string
  /** ISO 8601: orders that came later wait; null: none do. */
  readonly until: string | null
}

/**
 * Holds back orders that come while somebody points at the list, has scrolled it, or walks through it with keys: nothing
 * moves under a finger. They are shown when they are asked for, or as soon as the list is left.
 */
export function useHeldOrders({ orders, list, name, isReady }: Options) {
  const [held, setHeld] = useState<Held>({ name, until: null })
  const newest = orders[0]?.createdAt ?? ''
  const seen = held.name === name ? held.until : null
  const fresh = seen === null ? [] : orders.filter(({ createdAt }) => createdAt > seen)
  const accept = useCallback(() => setHeld({ name, until: newest }), [name, newest])
  // Where nothing is shown yet, nothing can move.
  const isEmpty = fresh.length === orders.length

  useEffect(() => {
    if (!isReady || seen === newest) return
    if (seen === null || isEmpty || !isInUse(list.current)) accept()
  }, [isReady, seen, newest, isEmpty, list, accept])

  const isHolding = fresh.length > 0
  useEffect(() => {
    if (!isHolding) return
    const timer = setInterval(() => {
      if (!isInUse(list.current)) accept()
    }, 500)
    return () => clearInterval(timer)
  }, [isHolding, list, accept])

  return {
    shown: isHolding ? orders.slice(fresh.length) : orders,
    freshCount: fresh.length,
    accept,
  }
}
