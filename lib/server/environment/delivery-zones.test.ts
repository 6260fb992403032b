import { describe, expect, it } from 'vitest'
import { parseDeliveryZones } from './delivery-zones.ts'

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
