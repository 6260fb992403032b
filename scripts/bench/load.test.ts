import { expect, it } from 'vitest'
import { slopeOf } from './load.ts'

it('the slope of samples is what they grow by in a minute', () => {
  const line = [0, 1, 2, 3].map((minute) => ({ minute, value: 100 + 2.5 * minute }))
  expect(slopeOf(line)).toBeCloseTo(2.5)
  expect(slopeOf(line.map(({ minute }) => ({ minute, value: 7 })))).toBe(0)
  expect(slopeOf([])).toBeNaN()
})
