import { describe, expect, it } from 'vitest'
import { followNewOrders } from './new-orders'
import { deskSummaryAt } from './testing/sample-orders'

function follow() {
  const newOrders = followNewOrders()
  return (minutes: readonly number[], next: string | null = null) =>
    newOrders({ orders: minutes.map(deskSummaryAt), next }).map(({ code }) => Number(code))
}

describe('new orders', () => {
  it('are none in the first answer, and each is reported once', () => {
    const arrived = follow()
    expect(arrived([2, 1])).toEqual([])
    expect(arrived([3, 2, 1])).toEqual([3])
    expect(arrived([3, 2, 1])).toEqual([])
  })

  it('are reported for the first order of an empty desk', () => {
    const arrived = follow()
    expect([arrived([]), arrived([1])]).toEqual([[], [1]])
  })

  it('are reported where the payment of an older order opens after that of a younger one', () => {
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
