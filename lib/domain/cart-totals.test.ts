import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals, shippingFor } from './cart-totals.ts'
import { specifiedRule } from './delivery.ts'

describe('shippingFor', () => {
  it.each([
    [0, null],
    [1, 1200],
    [10, 1200],
    [11, null],
  ])('asks for %i items a fee of %s cents', (quantity, fee) => {
    const lines = quantity === 0 ? [] : [{ quantity, weightGrams: 100 }]
    expect(shippingFor(lines, specifiedRule)).toMatchObject({ fee, itemCount: quantity })
  })

  it.each([
    [15_000, 1200],
    [15_001, null],
  ])('asks for %i g a fee of %s cents', (weightGrams, fee) => {
    expect(shippingFor([{ quantity: 1, weightGrams }], specifiedRule)).toMatchObject({ fee, weightGrams })
  })

  it('multiplies the weight by the pieces, and counts all lines together', () => {
    const lines = [
      { quantity: 5, weightGrams: 1000 },
      { quantity: 5, weightGrams: 2000 },
    ]
    expect(shippingFor(lines, specifiedRule)).toEqual({
      fee: 1200,
      itemCount: 10,
      weightGrams: 15_000,
      isEstimate: false,
    })
    expect(shippingFor([...lines, { quantity: 1, weightGrams: 0 }], specifiedRule).fee).toBeNull()
  })

  it('counts an unknown weight as 0 and says that it is an estimate', () => {
    const lines = [
      { quantity: 2, weightGrams: null },
      { quantity: 1, weightGrams: 300 },
    ]
    expect(shippingFor(lines, specifiedRule)).toEqual({
      fee: 1200,
      itemCount: 3,
      weightGrams: 300,
      isEstimate: true,
    })
  })

  it('does not take a weight of 0 for an unknown one', () => {
    expect(shippingFor([{ quantity: 1, weightGrams: 0 }], specifiedRule).isEstimate).toBe(false)
    const unlimited = { ...specifiedRule, maximumGrams: null }
    expect(shippingFor([{ quantity: 1, weightGrams: null }], unlimited).isEstimate).toBe(true)
  })

  it('has no limit where the rule has none, and no fee while the rule is unknown', () => {
    const lines = [{ quantity: 200, weightGrams: 5000 }]
    const unlimited = { ...specifiedRule, fee: 1850, maximumItems: null, maximumGrams: null }
    expect(shippingFor(lines, unlimited)).toMatchObject({ fee: 1850, itemCount: 200 })
    expect(shippingFor(lines, { ...unlimited, maximumItems: 199 }).fee).toBeNull()
    expect(shippingFor([], unlimited).fee).toBeNull()
    expect(shippingFor([{ quantity: 1, weightGrams: 100 }], null)).toMatchObject({
      fee: null,
      weightGrams: 100,
    })
  })

  it('charges nothing for what is fetched, and says nothing of freight', () => {
    const rule = { ...specifiedRule, fee: 0, maximumItems: null, maximumGrams: null, isPickup: true } as const
    const price = { amount: 590, saleAmount: null, currency: 'brl' }
    const { freight, shippingFee, shipping, total } = cartTotals(
      [{ quantity: 20, weightGrams: 9000, price }],
      rule,
    )
    expect([freight, shippingFee, shipping.fee, total.amount]).toEqual(['none', null, 0, 11_800])
  })

  it('charges exactly when both limits hold, however the lines are cut', () => {
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 6 }), weightGrams: fc.nat({ max: 6000 }) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const pieces = lines.flatMap(({ quantity, weightGrams }) =>
          Array.from({ length: quantity }, () => weightGrams),
        )
        const grams = pieces.reduce((sum, weight) => sum + weight, 0)
        const isCharged = pieces.length > 0 && pieces.length <= 10 && grams <= 15_000
        expect(shippingFor(lines, specifiedRule).fee).toBe(isCharged ? 1200 : null)
      }),
    )
  })
})
