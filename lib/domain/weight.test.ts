import { describe, expect, it } from 'vitest'
import { parseWeight, type WeightUnit } from './weight.ts'

describe('a weight from the scale', () => {
  it.each<readonly [string, WeightUnit, number]>([
    ['0,450', 'kg', 450],
    ['0,45', 'kg', 450],
    ['0.450', 'kg', 450],
    ['1.500', 'kg', 1500],
    ['1,5', 'kg', 1500],
    ['2', 'kg', 2000],
    ['450', 'g', 450],
    ['1.500', 'g', 1500],
    ['1250', 'g', 1250],
    ['450 g', 'kg', 450],
    ['0,450kg', 'g', 450],
    [' 1,2 KG ', 'kg', 1200],
    ['449,6', 'g', 450],
  ])('reads %s in %s as %i g', (typed, unit, grams) => {
    expect(parseWeight(typed, unit)).toBe(grams)
  })

  it.each([
    ['', 'kg'],
    ['0', 'kg'],
    ['0,000', 'kg'],
    ['450', 'kg'],
    ['-1', 'kg'],
    ['1,2,3', 'kg'],
    ['1,2345', 'kg'],
    ['meio quilo', 'kg'],
    ['1e3', 'g'],
    ['999999999999999', 'g'],
  ] as const)('takes %j in %s for none', (typed, unit) => {
    expect(parseWeight(typed, unit)).toBeNull()
  })
})
