import { describe, expect, it } from 'vitest'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { createArrivals } from './arrivals'

const orderOf = (minute: number): DeskOrderSummary => ({
  code: String(minute).padStart(12, '0'),
  createdAt: new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString(),
  state: 'opened',
  fulfillment: 'waiting',
  fulfillmentAt: null,
  attention: null,
  city: 'Itajaí',
  total: null,
  lineCount: 1,
  hold: null,
  handledCount: 0,
  pieceCount: 1,
  missingCount: 0,
})

function follow() {
  const arrivals = createArrivals()
  return (minutes: readonly number[], next: string | null = null) =>
    arrivals({ orders: minutes.map(orderOf), next }).map(({ code }) => Number(code))
}

describe('arrivals', () => {
  it('are none in the first answer, and each is told once', () => {
    const arrived = follow()
    expect(arrived([2, 1])).toEqual([])
    expect(arrived([3, 2, 1])).toEqual([3])
    expect(arrived([3, 2, 1])).toEqual([])
  })

  it('are told of the first order of an empty desk', () => {
    const arrived = follow()
    expect([arrived([]), arrived([1])]).toEqual([[], [1]])
  })

  it('are told where the payment of an older order opens after that of a younger one', () => {
    const arrived = follow()
    arrived([5, 2])
    expect(arrived([5, 3, 2])).toEqual([3])
    expect(arrived([5, 3, 2, 1])).toEqual([1])
  })

  it('are not orders that move up into a cut answer, nor those that come back', () => {
    const arrived = follow()
    arrived([5, 4, 3], 'more')
    expect(arrived([5, 3, 2], 'more')).toEqual([])
    expect(arrived([5, 4, 3], 'more')).toEqual([])
  })
})
