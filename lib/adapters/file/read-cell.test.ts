import { describe, expect, it } from 'vitest'
import { amountOf, gramsOf, isSheetError, piecesOf } from './read-cell.ts'

describe('amountOf', () => {
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
    expect(amountOf(text, 2)).toBe(cents)
  })

  it.each(['', 'x', '-1', '12,905', '1.23.4', '12,', '=1+1', '1e3', 'Infinity', '9'.repeat(20)])(
    'reads nothing out of %j',
    (text) => {
      expect(amountOf(text, 2)).toBeNull()
    },
  )
})

it('gramsOf takes grams, and kilograms where the cell says so', () => {
  expect(['500', '500 g', '1,5 kg', '1.25kg', '2 quilos', 'meio quilo', '-1', '1/2 kg'].map(gramsOf)).toEqual(
    [500, 500, 1500, 1250, 2000, null, null, null],
  )
})

it('piecesOf takes whole pieces alone', () => {
  expect(['0', '12', '1,5', '-1', '12 un', '1e3', ''].map(piecesOf)).toEqual([0, 12, ...Array(5).fill(null)])
})

it('isSheetError knows what a spreadsheet shows where it could not calculate', () => {
  expect(['#N/D', '#REF!', '#VALOR!', '#NOME?', '####'].every(isSheetError)).toBe(true)
  expect(['#1 da casa', 'N/D'].some(isSheetError)).toBe(false)
})
