import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noDelivery } from '@/lib/domain/account'
import { specifiedZone } from '@/lib/domain/delivery'
import { addressFields } from '@/lib/domain/order-fields'
import { memoryStorage, shutStorage } from '@/lib/testing/memory-storage'
import { createDeliveryStore } from '@/stores/delivery'
import { fillDelivery, openFilledDelivery } from './adopt-account-data'
import { filledKey } from './session-presence'

const ana = { city: 'Itajaí', whatsapp: '47 91111-1111', substitution: 'remove' } as const
const rui = { city: ana.city, whatsapp: '47 92222-2222', substitution: 'similar' } as const
const wanted = { ...ana, street: 'Rua A', houseNumber: '1', complement: 'ap 302', recipient: 'Ana' }

function open() {
  const storage = memoryStorage()
  const deliveryZones = () => [specifiedZone('Itajaí')]
  const { getState: state } = createDeliveryStore({ storage: () => storage, deliveryZones })
  const address = () => addressFields.map(([name]) => state()[name]).join('|')
  const fill = (options: Parameters<typeof fillDelivery>[1]) => fillDelivery(state(), options)
  return { state, address, fill }
}

describe('the fields of the delivery', () => {
  it('follow the account that filled them in, and keep a confirmed city that is still the same', () => {
    const { state, address, fill } = open()
    const filled = fill({ filled: noDelivery, wanted })
    expect(address()).toBe('Rua A|1|ap 302||Ana')
    state().verifyCity()
    fill({ filled, wanted: { ...rui, street: 'Rua C', houseNumber: '3' } })
    expect(state()).toMatchObject({ ...rui, cityConfirmed: true })
    expect(address()).toBe('Rua C|3|||')
  })

  it('S14 mix no two addresses: one that is typed or changed stays as it is, or leaves with its account', () => {
    const { state, address, fill } = open()
    state().give({ street: 'Rua B', houseNumber: '10' })
    fill({ filled: noDelivery, wanted })
    expect(address()).toBe('Rua B|10|||')
    state().give({ street: '', houseNumber: '' })
    let filled = fill({ filled: noDelivery, wanted })
    state().give({ complement: '' })
    for (const _ of [1, 2, 3]) filled = fill({ filled, wanted })
    expect(address()).toBe('Rua A|1|||Ana')
    expect(fill({ filled, wanted: noDelivery, hasLeft: true })).toEqual(noDelivery)
    expect(address()).toBe('||||')
  })
})

const filled = { accountId: 'u1', city: 'Itajaí', whatsapp: '47 91111-1111', substitution: 'remove' } as const

describe('what an account has filled in', () => {
  it('R14 is known on this page where the storage is shut, and nothing where it holds anything else', () => {
    const device = openFilledDelivery(() => shutStorage())
    device.write(filled)
    expect(device.read()).toEqual(filled)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const stored = openFilledDelivery(() => memoryStorage({ [filledKey]: text })).read()
        expect(stored === null || typeof stored.accountId === 'string').toBe(true)
      }),
    )
  })
})
