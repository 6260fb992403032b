import { describe, expect, it } from 'vitest'
import { erpSystems, findErpSystems } from './erp-systems.ts'
import { foldText } from './text.ts'

describe('the ERP systems', () => {
  it('are exactly 53', () => {
    expect(erpSystems).toHaveLength(53)
  })

  it('stand in the alphabetical order of pt-BR', () => {
    expect([...erpSystems].sort(new Intl.Collator('pt-BR').compare)).toEqual(erpSystems)
  })

  it('are named once each, whatever the case and accents, without stray spaces', () => {
    expect(new Set(erpSystems.map(foldText)).size).toBe(erpSystems.length)
    expect(erpSystems.map((name) => name.trim().replace(/\s+/g, ' '))).toEqual(erpSystems)
  })
})

describe('findErpSystems', () => {
  it.each(['', '   ', '/'])('gives all of them for %j', (query) => {
    expect(findErpSystems(query)).toEqual(erpSystems)
  })

  it.each([
    ['totvs', ['TOTVS Consinco', 'TOTVS Datasul', 'TOTVS Protheus', 'TOTVS RM', 'TOTVS Winthor']],
    ['FÁCIL', ['Varejo Fácil']],
    ['facil', ['Varejo Fácil']],
    ['gestao click', ['GestãoClick']],
    [' contaazul ', ['Conta Azul']],
    ['s4hana', ['SAP S/4HANA']],
    ['olist tiny', ['Olist Tiny']],
    ['nuvemshop', []],
  ])('finds %j whatever its case, accents and spaces', (query, names) => {
    expect(findErpSystems(query)).toEqual(names)
  })
})
