import { expect, it } from 'vitest'
import { isOfMarketYears } from './market-year.ts'

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
