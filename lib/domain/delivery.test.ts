import { describe, expect, it } from 'vitest'
import { isServedCity } from './delivery.ts'

const served = ['Balneário Camboriú', 'Itajaí']

describe('isServedCity', () => {
  it.each([
    'Balneário Camboriú',
    'balneario camboriu',
    'BALNEÁRIO CAMBORIÚ',
    '  Balneário   Camboriú\t',
    'Balnea\u0301rio Camboriu\u0301',
    'itajai',
  ])('serves %j whatever its case, accents and spaces', (city) => {
    expect(isServedCity(city, served)).toBe(true)
  })

  it.each(['Camboriú', 'Balneário', 'Balneário Camboriú SC', 'BalneárioCamboriú', '', '   '])(
    'does not serve %j',
    (city) => {
      expect(isServedCity(city, served)).toBe(false)
    },
  )

  it('does not take an empty city for an empty entry of the list', () => {
    expect(isServedCity(' ', [''])).toBe(false)
  })
})
