import { describe, expect, it } from 'vitest'
import { specifiedZone } from '../../domain/delivery.ts'
import { deliveryZonesOf, parseDeliveryZones } from './delivery-zones.ts'

const nothing = { maximumItems: null, maximumGrams: null, note: null }

describe('DELIVERY_ZONES', () => {
  it('is a city and a fee, and what else is known in any order', () => {
    expect(
      parseDeliveryZones(
        ' Balneário Camboriú = 12,00 | 10 itens | 15 kg ; Itajaí/SC=18.5|Entregas aos sábados|7,5kg; Camboriú = 9 | 1 item;',
      ),
    ).toEqual([
      { city: 'Balneário Camboriú', fee: 1200, maximumItems: 10, maximumGrams: 15_000, note: null },
      { ...nothing, city: 'Itajaí/SC', fee: 1850, maximumGrams: 7500, note: 'Entregas aos sábados' },
      { ...nothing, city: 'Camboriú', fee: 900, maximumItems: 1 },
    ])
  })

  it('limits an order by what a person writes so, and takes none of that for a note', () => {
    const limits = { maximumItems: 8, maximumGrams: 12_000, note: 'Sábados' }
    expect(parseDeliveryZones('Itajaí = 18,50 | até 8 itens | Até 12 kg | Sábados')).toEqual([
      { city: 'Itajaí', fee: 1850, ...limits },
    ])
  })

  it('has fees in the currency of the shop, which may have no cents', () => {
    const written = [{ ...nothing, city: 'Itajaí', fee: 1200 }]
    const feeIn = (STORE_CURRENCY: string, zones = written) =>
      deliveryZonesOf({ DELIVERY_ZONES: zones, SERVED_CITIES: [], STORE_CURRENCY }, {})[0]
    expect(feeIn('uyu')).toEqual({ ...written[0], currency: 'uyu' })
    expect(feeIn('clp')).toMatchObject({ fee: 12, currency: 'clp' })
    expect(() => feeIn('clp', [{ ...nothing, city: 'Itajaí', fee: 1250 }])).toThrow('CLP has no cents')
    const cities = { SERVED_CITIES: ['Itajaí'], STORE_CURRENCY: 'eur' }
    expect(deliveryZonesOf(cities, {})).toEqual([{ ...specifiedZone('Itajaí'), currency: 'eur' }])
  })

  it.each([
    ['', 'name at least one city'],
    ['Itajaí', 'city 1: write each city as'],
    ['Itajaí=12; Camboriú', 'city 2: write each city as'],
    ['Itajaí=12=13', 'city 1: write each city as'],
    ['=12', 'city 1: give the name of a city'],
    ['---=12', 'city 1: give the name of a city'],
    ['Itajaí=R$ 12,00', 'city 1: give the fee behind the equals sign'],
    ['Itajaí=-3', 'city 1: give the fee behind the equals sign'],
    ['Itajaí=12,345', 'city 1: give the fee behind the equals sign'],
    ['Itajaí=12|0 itens', 'city 1: a limit is at least 1'],
    ['Itajaí=12|manhã|tarde', 'city 1: behind the fee may stand'],
    ['Itajaí=12|', 'city 1: behind the fee may stand'],
    ['Itajaí/SC=12; ITAJAI=15', 'city 2: it is there already'],
    [Array.from({ length: 51 }, (_, index) => `Cidade ${index}=1`).join(';'), 'give at most 50 cities'],
  ])('%j cannot be used, and the message says why', (text, reason) => {
    expect(parseDeliveryZones(text)).toContain(reason)
  })
})
