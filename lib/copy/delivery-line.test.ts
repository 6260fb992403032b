import { describe, expect, it } from 'vitest'
import { specifiedZone } from '../domain/delivery-zone.ts'
import { deliveryLine } from './delivery-line.ts'

const camboriu = specifiedZone('Balneário Camboriú')
const itajai = { ...specifiedZone('Itajaí/SC'), fee: 1850 }
const line = (...zones: readonly (typeof camboriu)[]) => deliveryLine(zones, null)?.replace('\u00a0', ' ')

describe('the line that says where the shop delivers', () => {
  it('names the only city and its fee', () => {
    expect(line(camboriu)).toBe('Entrega em Balneário Camboriú · frete R$ 12,00')
  })

  it('counts several, with their one fee or the lowest', () => {
    expect(line(camboriu, specifiedZone('Penha'))).toBe('Entrega em 2 cidades · frete R$ 12,00')
    expect(line(itajai, camboriu)).toBe('Entrega em 2 cidades · frete a partir de R$ 12,00')
  })

  it('is about the city of the shopper once that is known', () => {
    expect(deliveryLine([camboriu, itajai], 'itajai')).toBe('Entrega em Itajaí/SC · frete R$\u00a018,50')
    expect(deliveryLine([camboriu, itajai], 'Curitiba')).toMatch(/^Entrega em 2 cidades/)
  })

  it('is not there where no city is served', () => {
    expect(line()).toBeUndefined()
  })
})
