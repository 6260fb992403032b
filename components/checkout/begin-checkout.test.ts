import { describe, expect, it } from 'vitest'
import { specifiedZone } from '@/lib/domain/delivery'
import { knownDelivery } from './begin-checkout'

const zones = [specifiedZone('Balneário Camboriú')]
const nothing = { city: '', whatsapp: '', substitution: null }

describe('what is known of the delivery', () => {
  it('is nothing where nothing was given, or only a city that is not served', () => {
    expect(knownDelivery(nothing, zones)).toBeNull()
    expect(knownDelivery({ ...nothing, city: 'Blumenau', whatsapp: ' ' }, zones)).toBeNull()
  })

  it('is a served city in any spelling, before it is verified too', () => {
    const given = { ...nothing, city: 'balneario camboriu' }
    expect(knownDelivery(given, zones)).toEqual(given)
  })

  it('is the contact alone, without the city that is not served', () => {
    expect(knownDelivery({ ...nothing, city: 'Blumenau', whatsapp: '47 99912-3456' }, zones)).toEqual({
      ...nothing,
      whatsapp: '47 99912-3456',
    })
  })
})
