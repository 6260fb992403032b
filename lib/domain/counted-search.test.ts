import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedSearch } from './counted-search.ts'

describe('what is counted of a search', () => {
  it.each([
    ['Ração para Gatos', 'ração para gatos', 'racao para gatos'],
    ['  carvão 5kg  ', 'carvão', 'carvao'],
    ['maria@exemplo.com ração', 'ração', 'racao'],
    ['www.loja.com.br gelo', 'gelo', 'gelo'],
    ['Rua das Flores 123', 'rua das flores', 'rua das flores'],
  ])('S70 %s is %s', (query, words, key) => expect(countedSearch(query)).toEqual({ words, key }))

  it.each(['47 99999-1234', '(47)99999-1234', '123.456.789-00', '', '?!', 'maria@exemplo.com'])(
    'S70 of %s nothing is',
    (query) => expect(countedSearch(query)).toBeNull(),
  )

  it('S70 is nothing of a sentence', () => {
    expect(countedSearch('a minha mãe mora na rua de trás')).toBeNull()
    expect(countedSearch('x'.repeat(51))).toBeNull()
  })

  it('S70 never has a digit, an address or more than a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (query) => {
        const counted = countedSearch(query)
        if (counted === null) return
        expect(counted.words).not.toMatch(/[\p{N}@\n]/u)
        expect(counted.words.length).toBeLessThanOrEqual(50)
      }),
    )
  })
})
