import { useEffect, useRef } from 'react'
import { orderTitle } from '@/lib/copy/order-title'
import { countOpenOffers, isRunning, type PastOrder } from '@/lib/domain/past-order'

type Titled = Pick<PastOrder, 'code' | 'fulfillment' | 'pickup' | 'isReceived' | 'lines'>

/** Has the tab say how far an order is that the market has, so that it speaks in the background too; else it is called as before. */
export function useOrderTitle(order: Titled | null): void {
  const isWithMarket = order && (order.isReceived || order.fulfillment !== 'waiting')
  const text = isWithMarket ? orderTitle(order, countOpenOffers(order)) : null
  useEffect(() => {
    if (text === null) return
    const before = document.title
    const shown = `${text} | ${before}`
    document.title = shown
    return () => {
      // Another page has its own by now.
      if (document.title === shown) document.title = before
    }
  }, [text])
}

/** The same of the latest order under way, and of how it ends while this page is open. */
export function useRunningTitle(orders: readonly PastOrder[]): void {
  const followed = useRef<string | null>(null)
  const running = orders.find((order) => isRunning(order, Date.now()))
  followed.current = running?.code ?? followed.current
  useOrderTitle(orders.find(({ code }) => code === followed.current) ?? null)
}
