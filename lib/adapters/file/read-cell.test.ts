import { expect, it } from 'vitest'
import { gramsOf, isSheetError, piecesOf } from './read-cell.ts'

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
