import { describe, expect, it } from 'vitest'
import { specifiedRule, specifiedZone } from '../domain/delivery-zone.ts'
import { deliveryCopy, deliveryTerms } from './delivery.ts'

const unlimited = { fee: 1850, currency: 'brl', maximumItems: null, maximumGrams: null, note: null }

describe('what delivery costs, in words', () => {
  it('is the sentence of the specification for its rule', () => {
    expect(deliveryCopy.note(specifiedRule)).toBe('Frete de R$ 12,00 para pedidos de até 10 itens ou 15kg.')
  })

  it('names no limit that there is not', () => {
    expect(deliveryCopy.note(unlimited)).toBe('Frete de R$ 18,50.')
    expect(deliveryCopy.note({ ...unlimited, maximumGrams: 7500, currency: 'eur' })).toBe(
      'Frete de € 18,50 para pedidos de até 7,5kg.',
    )
  })

  it('is one sentence in the terms where all cities share a rule', () => {
    expect(deliveryTerms([specifiedZone('Balneário Camboriú'), specifiedZone('Itajaí')])).toBe(
      'Entregamos em Balneário Camboriú e Itajaí. O frete é de R$ 12,00 para pedidos de até 10 itens ou 15 kg; o valor final do frete é o que aparece no pagamento.',
    )
  })

  it('names the cities of each rule in the terms where they differ', () => {
    const zones = [
      specifiedZone('Balneário Camboriú'),
      { city: 'Itajaí', ...unlimited, note: 'Entregas aos sábados.' },
      specifiedZone('Camboriú'),
    ]
    expect(deliveryTerms(zones)).toBe(
      'Entregamos em Balneário Camboriú, Itajaí e Camboriú. Em Balneário Camboriú e Camboriú, o frete é de R$ 12,00 para pedidos de até 10 itens ou 15 kg. Em Itajaí, o frete é de R$ 18,50 (Entregas aos sábados); o valor final do frete é o que aparece no pagamento.',
    )
  })
})
