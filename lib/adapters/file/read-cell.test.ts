import { describe, expect, it } from 'vitest'
import { gramsOf, isSheetDate, isSheetError, piecesOf, priceOf } from './read-cell.ts'

const list = (text: string) => text.split(' | ')
const brl = { currency: 'brl', decimals: 2 }

describe('priceOf', () => {
  const read =
    '12,90 = 1290 | 12,9 = 1290 | 12 = 1200 | 12.90 = 1290 | R$ 12,90 = 1290 | R$12.90 = 1290 | $ 12,90 = 1290 | R$\u00a01.234,50 = 123450 | 1,234.50 = 123450 | 12,90 reais = 1290 | 0 = 0 | 0,05 = 5 | 4,99/kg = 499 kg | R$ 4,99 / Kg = 499 kg | 12,90 kg = 1290 kg | R$ 5 kg = 500 kg | 5/kg = 500 kg | 4,99 o quilo = 499 kg | 2,50 cada = 250 un | 2,50 un. = 250 un | 3,99/100 g = 399 100 g | 8,00/dúzia = 800 dúzia | 12.90 BRL = 1290 | 12,90 R$ = 1290 | 1.234,50BRL/kg = 123450 kg'
  it.each(list(read).map((pair) => pair.split(' = ')))(
    'R66 reads %j as it is meant in Brazil',
    (text, meant) => {
      const { amount, per } = priceOf(text ?? '', brl) ?? {}
      expect([amount, per].filter((part) => part !== null).join(' ')).toBe(meant)
    },
  )

  it.each([
    ...['', 'x', '-1', '12,905', '1.23.4', '12,', '=1+1', '1e3', 'Infinity', '9'.repeat(20)],
    // A thousand, or one and a bit; in the wrong column; two prices; another currency; a space for a comma.
    ...list(
      '1.234 | 5 kg | 900 ml | 3 por 10 | 2x 4,99 | 4,99 ou 5,99 | US$ 4,99 | 12 90 | a partir de 4,99',
    ),
    ...['10%', '4,99*', '4/mai', '4,99/5,99'],
  ])('R66 reads nothing out of %j, which may mean several things', (text) => {
    expect(priceOf(text, brl)).toBeNull()
  })

  it('knows currencies without cents', () => {
    const clp = { currency: 'clp', decimals: 0 }
    expect(['1.234', '990', '9,90'].map((text) => priceOf(text, clp)?.amount)).toEqual([1234, 990, undefined])
  })
})

it('R66 gramsOf takes grams, and what says its measure; a millilitre counts as a gram', () => {
  const clear = list(
    '500 | 500 g | 1,5 kg | 1.25kg | 2 quilos | 1.500 g | 900 ml | 1 L | 2L | 2 Lts | 3 lts. | 1,5 litro',
  )
  expect(clear.map(gramsOf)).toEqual([500, 500, 1500, 1250, 2000, 1500, 900, 1000, 2000, 2000, 3000, 1500])
  expect(gramsOf('6 x 350 ml')).toBe(2100)
  const unclear = list(
    'meio quilo | -1 | 1/2 kg | 5 | 0,5 | 1.200 | 1.500 kg | 10 un | 500 g ou 1 kg | 500g/1kg | 1kg/2kg | 500 g /1 kg | 500g / 1kg | pesado',
  )
  expect(unclear.map(gramsOf)).toEqual(unclear.map(() => null))
})

it('R66 piecesOf takes whole pieces, however they are written', () => {
  const pieces = (text: string) => piecesOf(text, 'maço')
  expect(['0', '12', '1.200', '12,0', '12,00', '12.0', '10 un', '10 unid.', '7 maços'].map(pieces)).toEqual([
    0, 12, 1200, 12, 12, 12, 10, 10, 7,
  ])
  expect(['FALSO', 'Sem estoque', 'não'].map(pieces)).toEqual([0, 0, 0])
  expect(['TRUE', 'Disponível'].map(pieces)).toEqual(['uncounted', 'uncounted'])
  const unclear = ['1,5', '-1', '12 kg', '3 cx', '1e3', '', '-', '12,000', 'uns 10', '10 a 12', '1,200']
  expect(unclear.map(pieces)).toEqual(unclear.map(() => null))
  expect(piecesOf('12 kg', 'kg')).toBe(12)
})

it('R78 isSheetDate knows what Excel makes of what is no date', () => {
  expect(['10/dez', 'dez/10', '01/fev', '10/05/2026'].every(isSheetDate)).toBe(true)
})

it('isSheetError knows what a spreadsheet shows where it could not calculate', () => {
  expect(['#N/D', '#REF!', '#VALOR!', '#NOME?', '####'].every(isSheetError)).toBe(true)
  expect(['#1 da casa', 'N/D'].some(isSheetError)).toBe(false)
})
