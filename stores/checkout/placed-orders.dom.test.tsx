import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pastOrders } from '@/lib/api/order-answers'
import { orderKeySchema } from '@/lib/domain/order'
import { tabStorage } from '../stored-value'
import {
  isNews,
  noteMessageOrder,
  notePlacedOrders,
  noteSaid,
  noteSeen,
  withSaidPayment,
} from './note-orders'
import * as attempts from './placed-orders'
import { cityOfOrder, forgetPlacedOrders, hasRunningOrder, placedOrderOf } from './placed-orders'

const now = Date.parse('2026-11-25T12:00:00-03:00')
const hour = 3_600_000

function ordersOf(...orders: readonly object[]) {
  const placedAt = new Date(now).toISOString()
  const plain = { code: 'A1B2', placedAt, state: 'arrived', lines: [], details: {} }
  return pastOrders.parse({ orders: orders.map((order) => ({ ...plain, ...order })) }).orders
}

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  forgetPlacedOrders()
})

describe('what a device keeps of its orders', () => {
  it('is whether one is under way: until it is delivered, or a day after the last that was known of it', () => {
    expect(hasRunningOrder()).toBe(false)
    notePlacedOrders(ordersOf({ fulfillment: 'picking', fulfillmentAt: new Date(now).toISOString() }))
    expect(hasRunningOrder()).toBe(true)
    vi.setSystemTime(now + 25 * hour)
    expect(hasRunningOrder()).toBe(false)
    vi.setSystemTime(now)
    notePlacedOrders(ordersOf({ fulfillment: 'delivered' }))
    expect(hasRunningOrder()).toBe(false)
  })

  it('is what its shopper has said of it, whatever the server says after that', () => {
    noteSaid('A1B2', { isSent: true })
    noteSaid('A1B2', { paid: 1900 })
    const pixDue = { amount: { amount: 1900, currency: 'brl' }, path: '/pedido/x' }
    const [order] = ordersOf({ fulfillment: 'ready', pixDue })
    if (!order) throw new Error('no order')
    notePlacedOrders([order])
    expect(placedOrderOf('A1B2')).toMatchObject({ isSent: true, paid: 1900 })
    expect(withSaidPayment(order).pixDue?.saidPaid).toBe(1900)
    noteSaid('A1B2', { paid: null })
    expect(withSaidPayment(order).pixDue?.saidPaid).toBeNull()
  })

  it('is news once it was cancelled or delivered, until a page has shown it, a day at most', () => {
    const at = { fulfillmentAt: new Date(now).toISOString() }
    const settled = { ordered: 1900, now: 1400, currency: 'brl' }
    const endOf = (order: object) => ordersOf({ ...at, ...order })
    for (const end of [{ fulfillment: 'cancelled' }, { fulfillment: 'delivered', settled }]) {
      notePlacedOrders(ordersOf({}))
      const [order] = endOf(end)
      if (!order) throw new Error('no order')
      notePlacedOrders([order])
      expect([hasRunningOrder(), isNews(order, now), isNews(order, now + 24 * hour)]).toEqual([
        true,
        true,
        false,
      ])
      noteSeen(order)
      // Asked for again.
      notePlacedOrders([order])
      expect([hasRunningOrder(), isNews(order, now)]).toEqual([false, false])
    }
    // One that this page was not waiting for.
    notePlacedOrders(endOf({ code: 'E5F6', fulfillment: 'cancelled' }))
    expect(hasRunningOrder()).toBe(false)
    // What came as it was ordered is to be looked at soon, or not at all.
    for (const asOrdered of [null, { ...settled, now: 1900 }]) {
      notePlacedOrders(ordersOf({ code: 'C3D4' }))
      const [order] = endOf({ code: 'C3D4', fulfillment: 'delivered', settled: asOrdered })
      if (!order) throw new Error('no order')
      notePlacedOrders([order])
      expect([isNews(order, now + 2 * hour - 1), isNews(order, now + 2 * hour)]).toEqual([true, false])
      noteSeen(order)
      expect(hasRunningOrder()).toBe(false)
    }
  })

  it('is news for as long as the tab that has its end lies behind another', () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    notePlacedOrders(ordersOf({}))
    const [order] = ordersOf({ fulfillment: 'cancelled', fulfillmentAt: new Date(now).toISOString() })
    if (!order) throw new Error('no order')
    noteSeen(order)()
    const end = noteSeen(order)
    expect(isNews(order, now)).toBe(true)
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(isNews(order, now)).toBe(false)
    end()
  })

  it('is what the page of an order by message learns, on a device that has bought', () => {
    const [order] = ordersOf({ fulfillment: 'picking' })
    if (!order) throw new Error('no order')
    noteMessageOrder(order)
    expect(hasRunningOrder()).toBe(false)
    vi.spyOn(attempts, 'readOrderKeys').mockReturnValue([orderKeySchema.parse(crypto.randomUUID())])
    noteMessageOrder(order)
    expect(hasRunningOrder()).toBe(true)
    noteSeen({ ...order, fulfillment: 'cancelled' })
    expect(hasRunningOrder()).toBe(false)
  })

  it('lasts until a day after the window of the order', () => {
    notePlacedOrders(ordersOf({ details: { deliveryWindow: '2026-11-28T16:00/18:00' } }))
    vi.setSystemTime(Date.parse('2026-11-29T17:59:00-03:00'))
    expect(hasRunningOrder()).toBe(true)
    vi.setSystemTime(Date.parse('2026-11-29T18:00:00-03:00'))
    expect(hasRunningOrder()).toBe(false)
  })

  it('is where each goes, which no later answer takes away', () => {
    notePlacedOrders(ordersOf({}), 'Itapema')
    notePlacedOrders(ordersOf({ code: 'C3D4' }, {}))
    expect([cityOfOrder('A1B2'), cityOfOrder('C3D4'), cityOfOrder('E5F6')]).toEqual(['Itapema', null, null])
    forgetPlacedOrders()
    expect(cityOfOrder('A1B2')).toBeNull()
  })

  it('S14 is city and contact alone of the details, for the tab that sent them', () => {
    const [city, whatsapp] = ['Itajaí', '47 91111-1111']
    const kept = attempts.openOrderDeliveries(tabStorage)
    kept.save({ order: 'a', city, whatsapp, ...{ street: 'Rua das Flores' } })
    expect(kept.find('a')).toEqual({ order: 'a', city, whatsapp })
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Flores')
  })
})
