import { describe, expect, it } from 'vitest'
import { compareEngines } from './testing/known-items/compare-engines.ts'

// Sums of the same numbers in another order.
const rounding = 1e-9

describe('S62 known items', () => {
  it('are found by the shop as well as by the plain engine, in each way of asking and each catalogue', {
    timeout: 60_000,
  }, async () => {
    const compared = await compareEngines()
    expect(compared).toHaveLength(20)
    const behind = compared.filter(
      ({ shop, plain }) =>
        shop.hits < plain.hits - rounding || shop.meanReciprocalRank < plain.meanReciprocalRank - rounding,
    )
    expect(behind).toEqual([])
  })
})
