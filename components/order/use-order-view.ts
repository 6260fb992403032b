import { useEffect, useRef } from 'react'
import { serverNow } from '@/lib/browser/server-clock'
import { type OrderContext, orderView, tabTitle } from '@/lib/copy/order-view'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { isRunning, type PastOrder } from '@/lib/domain/past-order'
import { isPixAsked } from '@/lib/domain/pix-due'
import { withSaidPayment } from '@/stores/checkout/note-orders'
import { placedOrderOf } from '@/stores/checkout/placed-orders'
import { withUnsentAnswers } from '@/stores/checkout/unsent-answers'
import { useSettings } from '@/stores/storefront-provider'

/** Reads what only this device knows of its orders. */
export function useOrderContext(): (order: PastOrder) => OrderContext {
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
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
