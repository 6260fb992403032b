import { describe, expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

describe('parseAmount', () => {
  it.each([
    ['12,90', 1290],
    ['12,9', 1290],
    ['12', 1200],
    ['12.90', 1290],
    ['R$ 12,90', 1290],
    ['R$\u00a01.234,50', 123450],
    ['1.234', 123400],
    ['1,234.50', 123450],
    ['0', 0],
    ['0,05', 5],
  ])('reads %j as it is meant in Brazil', (text, cents) => {
    expect(parseAmount(text, 2)).toBe(cents)
  })

  it.each(['', 'x', '-1', '12,905', '1.23.4', '12,', '=1+1', '1e3', 'Infinity', '9'.repeat(20)])(
    'reads nothing out of %j',
    (text) => {
      expect(parseAmount(text, 2)).toBeNull()
    },
  )
})
