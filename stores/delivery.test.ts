import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specifiedZone } from '@/lib/domain/delivery'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { deliveryKey, restoredCartKey } from './checkout/storage-keys'
import { createDeliveryStore } from './delivery'
import { addOrderNote } from './stored-delivery'

const deliveryZones = [specifiedZone('Balneário Camboriú')]

function deliveryOn(storage = memoryStorage(), zones = deliveryZones) {
  return createDeliveryStore({ storage: () => storage, deliveryZones: () => zones }).getState
}

const stored = (text: string) => {
  const delivery = deliveryOn(memoryStorage({ [deliveryKey]: text }))
  delivery().load()
  return delivery()
}

const unset = { city: '', cityConfirmed: false, whatsapp: '', substitution: null }

describe('the delivery', () => {
  it('confirms a served city only when asked, whatever its spelling', () => {
    const delivery = deliveryOn()
    delivery().give({ city: ' BALNEARIO camboriu ' })
    expect(delivery().cityConfirmed).toBe(false)
    expect(delivery().verifyCity()).toBe(true)
    expect(delivery().cityConfirmed).toBe(true)
  })

  it('keeps what was given in another tab a moment ago', () => {
    const storage = memoryStorage()
    const [one, other] = [deliveryOn(storage), deliveryOn(storage)]
    one().give({ whatsapp: '47999991234' })
    other().give({ note: 'sem lactose' })
    one().load()
    expect(one()).toMatchObject({ whatsapp: '47999991234', note: 'sem lactose' })
  })

  it('is unverified again as soon as the city is edited', () => {
    const delivery = deliveryOn()
    delivery().give({ city: 'Balneário Camboriú' })
    delivery().verifyCity()
    delivery().give({ city: 'Balneário Camboriú' })
    expect(delivery().cityConfirmed).toBe(false)
  })

  it('is there on the next visit', () => {
    const storage = memoryStorage()
    const delivery = deliveryOn(storage)
    delivery().give({ city: 'Balneário Camboriú' })
    delivery().verifyCity()
    delivery().give({ whatsapp: '47999991234' })
    delivery().give({ substitution: 'remove' })
    const next = deliveryOn(storage)
    next().load()
    expect(next()).toMatchObject({
      city: 'Balneário Camboriú',
      cityConfirmed: true,
      whatsapp: '47999991234',
      substitution: 'remove',
    })
  })

  it('does not believe a stored verdict on a city that is no longer served', () => {
    const text = JSON.stringify({ ...unset, city: 'Balneário Camboriú', cityConfirmed: true })
    const delivery = deliveryOn(memoryStorage({ [deliveryKey]: text }), ['Itajaí'].map(specifiedZone))
    delivery().load()
    expect(delivery()).toMatchObject({ city: 'Balneário Camboriú', cityConfirmed: false })
  })

  it('keeps the note with the cart: it leaves with its order, and comes back with what is given back', () => {
    const storage = memoryStorage()
    const cartOfOrder = (order: string) =>
      storage.setItem(restoredCartKey, JSON.stringify({ version: 3, order, at: 1, lines: [] }))
    const noteOn = () => {
      const delivery = deliveryOn(storage)
      delivery().load()
      return delivery().note
    }
    const delivery = deliveryOn(storage)
    delivery().give({ note: 'deixar na portaria' })
    expect(noteOn()).toBe('deixar na portaria')
    delivery().sendNote('attempt-1')
    expect(noteOn()).toBe('')
    cartOfOrder('attempt-2')
    expect(noteOn()).toBe('')
    cartOfOrder('attempt-1')
    expect(noteOn()).toBe('deixar na portaria')
    delivery().give({ note: 'portão azul' })
    cartOfOrder('attempt-2')
    expect(noteOn()).toBe('portão azul')
  })

  it('has more put behind its note by a list, once, and no more than a checkout accepts', () => {
    const storage = memoryStorage()
    const access = () => storage
    deliveryOn(storage)().give({ note: 'deixar na portaria' })
    expect([1, 2].map(() => addOrderNote(access, 'Não achei na loja: sal'))).toEqual([true, true])
    const noteNow = () => {
      const delivery = createDeliveryStore({ storage: access, deliveryZones: () => deliveryZones })
      delivery.getState().load()
      return delivery.getState().note
    }
    expect(noteNow()).toBe('deixar na portaria; Não achei na loja: sal')
    expect(addOrderNote(access, 'sal grosso '.repeat(60))).toBe(false)
    expect(noteNow()).toMatch(
      /^deixar na portaria; Não achei na loja: sal; (?:sal grosso )+(?:sal|sal grosso)…$/,
    )
    expect(noteNow()?.length).toBeLessThanOrEqual(500)
  })

  it('R14 reads anything without throwing, and keeps to its types and lengths', () => {
    const part = fc.oneof(fc.jsonValue(), fc.string({ minLength: 100, maxLength: 300 }))
    const shape = fc.oneof(
      fc.jsonValue(),
      fc.record({ city: part, cityConfirmed: part, whatsapp: part, substitution: part }),
    )
    fc.assert(
      fc.property(shape, (value) => {
        const { city, cityConfirmed, whatsapp, substitution } = stored(JSON.stringify(value))
        expect([typeof city, typeof cityConfirmed, typeof whatsapp]).toEqual(['string', 'boolean', 'string'])
        expect(city.length <= 120 && whatsapp.length <= 60).toBe(true)
        expect([null, 'similar', 'remove']).toContain(substitution)
      }),
    )
    expect(stored('{')).toMatchObject(unset)
  })

  it('R14 believes what was typed over what is stored, when there was no room for it', () => {
    const storage = memoryStorage({ [deliveryKey]: JSON.stringify({ city: 'Itajaí' }) })
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const delivery = createDeliveryStore({
      storage: () => ({ ...storage, setItem: full }),
      deliveryZones: () => deliveryZones,
    }).getState
    delivery().load()
    delivery().give({ city: 'Balneário Camboriú' })
    delivery().load()
    expect(delivery().city).toBe('Balneário Camboriú')
  })
})
