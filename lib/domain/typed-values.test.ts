import { describe, expect, it } from 'vitest'
import { isOfMarketYears, parseAmount, parseDay, parseWeight, type WeightUnit } from './typed-values.ts'

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

describe('parseAmount', () => {
  it.each([
    ['12,90', 1290],
    ['12,9', 1290],
    ['12', 1200],
    ['12.90', 1290],
    ['R$ 12,90', 1290],
    ['R$\u00a01.234,50', 123450],
    ['1,234.50', 123450],
    ['0', 0],
    ['0,05', 5],
  ])('reads %j as it is meant in Brazil', (text, cents) => {
    expect(parseAmount(text, 2)).toBe(cents)
  })

  it('R66 takes a point for a thousand only where cents leave no doubt, or where there are none', () => {
    for (const text of ['1.234', 'R$ 1.234', '1,234', '1.234.567']) expect(parseAmount(text, 2)).toBeNull()
    expect(['1.234', '1.234.567'].map((text) => parseAmount(text, 0))).toEqual([1234, 1_234_567])
  })

  it.each(['', 'x', '-1', '12,905', '1.23.4', '12,', '=1+1', '1e3', 'Infinity', '9'.repeat(20)])(
    'reads nothing out of %j',
    (text) => {
      expect(parseAmount(text, 2)).toBeNull()
    },
  )
})

it.each([
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['1999-12-31', false],
  ['2101-01-01', false],
  ['0202-11-22', false],
  ['20261-11-22', false],
  ['', false],
])('%j is of the years of a market: %s', (day, isOf) => {
  expect(isOfMarketYears(day)).toBe(isOf)
})

describe('a typed day', () => {
  it.each([
    ['22/11/2026', '2026-11-22'],
    [' 2/1/2027 ', '2027-01-02'],
    ['22112026', '2026-11-22'],
    ['22.11.26', '2026-11-22'],
    ['22/11', '2026-11-22'],
    ['2911', '2026-11-29'],
  ])('reads %s as %s, the day before the month', (typed, day) => {
    expect(parseDay(typed, '2026-03-01')).toBe(day)
  })

  it.each([
    ...['', '31/02/2026', '11/22/2026', '22/11/1999', '22/11/0002', '2026-11-22', 'hoje', '22'],
    '22/11/2026 9h',
  ])('reads %j as none', (typed) => {
    expect(parseDay(typed, '2026-03-01')).toBeNull()
  })
})
