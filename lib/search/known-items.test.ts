import { describe, expect, it } from 'vitest'
import { compareEngines } from './testing/known-items/compare-engines.ts'
import { listGoods } from './testing/known-items/goods.ts'

// Sums of the same numbers in another order.
const rounding = 1e-9

describe('S62 known items', () => {
  it.each(['portuguese', 'romanian'] as const)(
    'are looked for among a thousand different names: %s',
    (language) => {
      const goods = listGoods(language)
      expect(new Set(goods.map(({ title, subtitle }) => `${title} ${subtitle}`)).size).toBe(1000)
      expect(listGoods(language)).toEqual(goods)
    },
  )

  it('are found by the shop as well as by the plain engine, in each way of asking and each catalogue', {
    timeout: 60_000,
  }, async () => {
    const compared = await compareEngines()
    expect(compared).toHaveLength(15)
    const behind = compared.filter(
      ({ shop, plain }) =>
        shop.hits < plain.hits - rounding || shop.meanReciprocalRank < plain.meanReciprocalRank - rounding,
    )
    expect(behind).toEqual([])
  })
})
