import { useEffect, useRef } from 'react'
import { serverNow } from '@/lib/browser/server-clock'
import { orderTitle } from '@/lib/copy/order-title'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { countOpenOffers, isRunning, type PastOrder } from '@/lib/domain/past-order'
import { placedOrderOf } from '@/stores/checkout/placed-orders'
import { withUnsentAnswers } from '@/stores/checkout/unsent-answers'
import { useSettings } from '@/stores/storefront-provider'

/** Shows the order's state in the tab title; restores it after. */
export function useOrderTitle(order: PastOrder | null): void {
  const isWithMarket = order && (order.isReceived || order.fulfillment !== 'waiting')
  const isByMessage = isOrderedByMessage(useSettings().checkoutHosts)
  const text = isWithMarket
    ? orderTitle(order, {
        asked: countOpenOffers(withUnsentAnswers(order)),
        isByMessage,
        isSent: placedOrderOf(order.code).isSent,
      })
    : null
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
  const running = orders.find((order) => isRunning(order, serverNow()))
  followed.current = running?.code ?? followed.current
  useOrderTitle(orders.find(({ code }) => code === followed.current) ?? null)
}
