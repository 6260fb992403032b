import { describe, expect, it } from 'vitest'
import { freightOf, shippingFor } from '../domain/cart-totals.ts'
import {
  arrangedZone,
  deliveredZones,
  findZone,
  namedPlaces,
  ruleFor,
  servedZones,
  specifiedRule,
  specifiedZone,
} from '../domain/delivery.ts'
import { deliveryCopy, deliveryLine, deliveryTerms } from './delivery.ts'

const unlimited = { fee: 1850, currency: 'brl', maximumItems: null, maximumGrams: null, note: null }

describe('what delivery costs, in words', () => {
  it('is the sentence of the specification for its rule', () => {
    expect(deliveryCopy.note(specifiedRule)).toBe('Frete de R$ 12,00 para pedidos de até 10 itens ou 15kg.')
  })

  it('is one sentence in the terms where all cities share a rule', () => {
    expect(deliveryTerms([specifiedZone('Balneário Camboriú'), specifiedZone('Itajaí')])).toBe(
      'Entregamos em Balneário Camboriú e Itajaí. O frete é de R$ 12,00 para pedidos de até 10 itens e 15 kg; o valor final do frete é o que aparece no pagamento.',
    )
  })

  it('names the cities of each rule in the terms where they differ', () => {
    const zones = [
      specifiedZone('Balneário Camboriú'),
      { city: 'Itajaí', ...unlimited, note: 'Entregas aos sábados.' },
      specifiedZone('Camboriú'),
    ]
    expect(deliveryTerms(zones)).toBe(
      'Entregamos em Balneário Camboriú, Itajaí e Camboriú. Em Balneário Camboriú e Camboriú, o frete é de R$ 12,00 para pedidos de até 10 itens e 15 kg. Em Itajaí, o frete é de R$ 18,50 (Entregas aos sábados); o valor final do frete é o que aparece no pagamento.',
    )
  })
})

const camboriu = specifiedZone('Balneário Camboriú')
const itajai = { ...specifiedZone('Itajaí/SC'), fee: 1850 }
const line = (...zones: readonly (typeof camboriu)[]) => deliveryLine(zones, null)?.replace('\u00a0', ' ')

describe('the line that says where the shop delivers', () => {
  it('counts several, with their one fee or the lowest', () => {
    expect(line(camboriu, specifiedZone('Penha'))).toBe('Entrega em 2 cidades · R$ 12,00')
    expect(line(itajai, camboriu)).toBe('Entrega em 2 cidades · a partir de R$ 12,00')
  })

  it('counts a city once, whichever parts of it have a fee of their own', () => {
    const part = (name: string, of: string) => ({ ...specifiedZone(`${name}, ${of}`), fee: 600, partOf: of })
    const fazenda = part('Fazenda', 'Itajaí/SC')
    const fees = 'a partir de R$ 6,00'
    expect(line(itajai, fazenda)).toBe(`Entrega em Itajaí/SC · ${fees}`)
    expect(line(itajai, fazenda, part('Centro', 'Penha'))).toBe(`Entrega em 2 cidades · ${fees}`)
    expect(line(fazenda)).toMatch(/^Entrega em Fazenda, Itajaí\/SC · R\$ 6,00$/)
    expect(line(fazenda, part('Centro', 'Itajaí/SC'))).toMatch(/^Entrega em 2 bairros de Itajaí\/SC · /)
    expect(deliveryLine([itajai, fazenda], 'Fazenda, Itajaí')).toMatch(/^Entrega em Fazenda, Itajaí\/SC · /)
    expect(servedZones([itajai, fazenda, camboriu])).toEqual([itajai, camboriu])
  })

  it('is about the city of the shopper once that is known', () => {
    expect(deliveryLine([camboriu, itajai], 'itajai')).toBe('Entrega em Itajaí/SC · R$\u00a018,50')
    expect(deliveryLine([camboriu, itajai], 'Curitiba')).toMatch(/^Entrega em 2 cidades/)
  })

  it('says on the page of what is too heavy for the fee what the cart says of it', () => {
    const sea = { ...itajai, maximumGrams: null }
    expect(deliveryLine([camboriu], null, 15_001)).toBe('Entrega em Balneário Camboriú · frete a combinar')
    expect(deliveryLine([camboriu, sea], null, 16_000)).toBe('Entrega em 2 cidades · R$\u00a018,50')
  })

  it('names the place where it is fetched only once that is chosen, or where nothing is brought', () => {
    const name = 'Retirada na loja: Rua das Flores, 12'
    const pickup = { ...specifiedZone(name), fee: 0, note: 'sáb 8h–13h', isPickup: true } as const
    const itajai = specifiedZone('Itajaí')
    expect(deliveryLine([itajai, pickup], null)).toBe(deliveryLine([itajai], null))
    expect(deliveryLine([itajai, pickup], name)).toBe(name)
    expect(deliveryLine([pickup], null)).toBe(name)
    expect(deliveryTerms([itajai, pickup])).toBe(`${deliveryTerms([itajai])} ${name} (sáb 8h–13h).`)
    expect(deliveryTerms([itajai], 'message')).toMatch(/o valor final do frete é o que aparece no pedido\.$/)
    expect(deliveryTerms([pickup])).toBe(`${name} (sáb 8h–13h).`)
    expect(deliveryTerms([{ ...pickup, minimum: 3000 }])).toBe(
      `${name} (sáb 8h–13h). Pedido mínimo de R$ 30,00.`,
    )
    expect(deliveryCopy.note(pickup)).toBe('Retirada na loja, sem frete.')
  })
})

it('is to be agreed where nobody said where the shop delivers, with no fee and no city refused', () => {
  const zones = [arrangedZone('brl')]
  const zone = findZone('Itajaí', zones)
  expect([zone?.city, findZone(' ', zones)]).toEqual(['Itajaí', null])
  expect(ruleFor(null, zones)).toEqual(zones[0])
  expect(freightOf(shippingFor([{ quantity: 1, weightGrams: 500 }], zone), zone)).toBe('arranged')
  expect(deliveryLine(zones, null)).toBe('Entrega a combinar')
  expect(deliveryLine(zones, 'Itajaí', 500)).toBe('Entrega em Itajaí · frete a combinar')
  expect(deliveryTerms(zones)).toBe('Entrega e frete a combinar com o mercado.')
  expect(zone && deliveryCopy.note(zone)).toBe('Entrega e frete a combinar com o mercado.')
  expect([deliveredZones(zones), namedPlaces(zones)]).toEqual([[], []])
})
