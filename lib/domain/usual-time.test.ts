import { describe, expect, it } from 'vitest'
import { pickupName } from './pickup.ts'
import { usualTimeOf } from './usual-time.ts'

const placedAt = Date.parse('2026-11-25T10:00:00-03:00')
const shipping = { zone: 'Itajaí', fee: 1200, weightGrams: null }

/** An order that took so many minutes. */
const order = (minutes: number, more: object = {}) => ({
  fulfillment: 'delivered' as const,
  createdAt: new Date(placedAt).toISOString(),
  fulfillmentAt: new Date(placedAt + minutes * 60_000).toISOString(),
  shipping,
  delivery: null,
  ...more,
})
const each = (...minutes: number[]) => minutes.map((one) => order(one))
/** So many minutes twelve times, from the first to the last. */
const even = (from: number, to: number) =>
  each(...Array.from({ length: 12 }, (_, index) => from + ((to - from) * index) / 11))

describe('how long orders usually take', () => {
  it('lies between their quartiles, rounded away from the middle', () => {
    expect(usualTimeOf(even(30, 140), null)).toEqual({ from: 60, to: 120 })
    expect(usualTimeOf(even(22, 55), null)).toEqual({ from: 30, to: 60 })
    expect(usualTimeOf(even(5, 20), null)).toEqual({ from: 0, to: 30 })
    expect(usualTimeOf(each(...Array(12).fill(60)), null)).toEqual({ from: 60, to: 75 })
  })

  it('is not moved by a few that were forgotten', () => {
    expect(usualTimeOf([...even(30, 140), ...each(9000, 20_000)], null)).toEqual({ from: 60, to: 150 })
  })

  it('is said of no market that has brought few, or takes longer than the day lets one plan', () => {
    expect(usualTimeOf(even(30, 140).slice(1), null)).toBeNull()
    expect(usualTimeOf(even(400, 700), null)).toBeNull()
  })

  it('counts nothing that is under way, was fetched, came in its window, or was placed while the market was closed', () => {
    const others = [
      order(1, { fulfillment: 'on-the-way' }),
      order(1, { shipping: { ...shipping, zone: pickupName('Rua das Flores, 12') } }),
      order(1, { delivery: { deliveryWindow: '2026-11-25T10:00/12:00' } }),
    ]
    const rest = even(30, 140).slice(1)
    for (const other of others) expect(usualTimeOf([...rest, other], null)).toBeNull()
    const hours = (from: number) => ({ week: [{ weekdays: [3], from, to: 1080 }], closedDays: [] })
    expect(usualTimeOf(even(30, 140), hours(480))).not.toBeNull()
    expect(usualTimeOf(even(30, 140), hours(660))).toBeNull()
  })
})
