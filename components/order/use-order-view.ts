import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/lib/browser/server-clock'
import { orderedBy } from '@/lib/domain/checkout'
import { isRunning, type PastOrder } from '@/lib/domain/past-order'
import { isPixAsked } from '@/lib/domain/pix-due'
import { codeOfPlace } from '@/lib/domain/public-paths'
import { noteSaid, withSaidPayment } from '@/stores/checkout/note-orders'
import { type PlacedOrder, placedOrderOf } from '@/stores/checkout/placed-orders'
import { useSettings } from '@/stores/storefront-provider'
import { type OrderContext, orderView, tabTitle } from './order-view'
import { withUnsentAnswers } from './use-answers'

export const useOrderedBy = () => orderedBy(useSettings().checkoutHosts)

/** Reads what only this device knows of its orders. */
export function useOrderContext(): (order: PastOrder) => OrderContext {
  const isByMessage = useOrderedBy() === 'message'
  const now = serverNow()
  return (order) => {
    const { isSent, paid, city } = placedOrderOf(order.code)
    const isPixDue = isPixAsked(withSaidPayment(order))
    return { now, isByMessage, isSent, isPixDue, saidPaid: paid, place: city }
  }
}

/** Puts an order into words; `more` overrides what the device knows. */
export function useOrderView(order: PastOrder, more: Partial<OrderContext> = {}) {
  const context = { ...useOrderContext()(order), ...more }
  return { ...orderView(withUnsentAnswers(order), context), context }
}

/** Reads and notes what its shopper says of an order: that it was sent, and what was paid. */
export function useSaid(code = '') {
  const [said, setSaid] = useState<Partial<PlacedOrder>>({})
  return {
    ...placedOrderOf(code),
    ...(said.code === code && said),
    /** Keeps it on this device, or else as long as the page is open. */
    say(more: Parameters<typeof noteSaid>[1]) {
      noteSaid(code, more)
      setSaid((before) => ({ ...(before.code === code && before), ...more, code }))
    },
  }
}

/** Shows the order's state in the tab title; restores it after. */
export function useOrderTitle(order: PastOrder | null): void {
  const isWithMarket = order && (order.isReceived || order.fulfillment !== 'waiting')
  const contextOf = useOrderContext()
  const text = isWithMarket ? tabTitle(withUnsentAnswers(order), contextOf(order)) : null
  useEffect(() => {
    if (text === null) return
    const before = document.title
    const shown = `${text} | ${before}`
    document.title = shown
    return () => {
      // Skipped when another page set its own.
      if (document.title === shown) document.title = before
    }
  }, [text])
}

/** Follows the latest order and its end. */
export function useRunningTitle(orders: readonly PastOrder[]): void {
  const followed = useRef<string | null>(null)
  const running = orders.find((order) => isRunning(order, serverNow()))?.code
  useEffect(() => {
    followed.current = running ?? followed.current
  }, [running])
  useOrderTitle(orders.find(({ code }) => code === (running ?? followed.current)) ?? null)
}

/** Reads the order code from the fragment; scrolls to and focuses it once shown. */
export function useNamedPlace(orders: readonly Pick<PastOrder, 'code'>[]): string {
  const [named] = useState(() => window.location.hash.slice(1))
  const code = codeOfPlace(named)
  const isThere = orders.some((order) => order.code === code)
  useEffect(() => {
    const place = isThere && (document.getElementById(named) ?? document.getElementById(code))
    if (!place) return
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }, [isThere, named, code])
  return code
}
