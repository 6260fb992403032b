import { describe, expect, it } from 'vitest'
import { currencyName, itemCount, kilograms, listOf } from './wording.ts'

describe('wording', () => {
  it('counts items, and 0 is many', () => {
    expect([0, 1, 2].map(itemCount)).toEqual(['0 itens', '1 item', '2 itens'])
  })

  it('lists names as people do', () => {
    expect(listOf(['Itajaí'])).toBe('Itajaí')
    expect(listOf(['Itajaí', 'Camboriú', 'Balneário Camboriú'])).toBe('Itajaí, Camboriú e Balneário Camboriú')
  })

  it('names currencies, of which there are many', () => {
    expect(['brl', 'uyu', 'eur'].map(currencyName)).toEqual(['reais', 'pesos uruguaios', 'euros'])
  })

  it('writes kilograms with a comma and one decimal at most', () => {
    expect([0, 3600, 15_000, 1250].map(kilograms)).toEqual(['0', '3,6', '15', '1,3'])
  })
})
