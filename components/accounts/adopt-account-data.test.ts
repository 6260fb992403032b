import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noDelivery } from '@/lib/domain/account'
import { specifiedZone } from '@/lib/domain/delivery'
import { memoryStorage, shutStorage } from '@/lib/testing/memory-storage'
import { createDeliveryStore } from '@/stores/delivery'
import { fillDelivery, openFilledDelivery } from './adopt-account-data'
import { filledKey } from './session-presence'

const ana = { city: 'Itajaí', whatsapp: '47 91111-1111', substitution: 'remove' } as const
const rui = { city: 'Penha', whatsapp: '47 92222-2222', substitution: 'similar' } as const

function open() {
  const storage = memoryStorage()
  const store = createDeliveryStore({
    storage: () => storage,
    deliveryZones: () => [specifiedZone('Itajaí')],
  })
  const fields = () => {
    const { city, whatsapp, substitution } = store.getState()
    return { city, whatsapp, substitution }
  }
  const fill = (options: Parameters<typeof fillDelivery>[1]) => fillDelivery(store.getState(), options)
  return { state: store.getState, fields, fill }
}

describe('the fields of the delivery', () => {
  it('are filled in where they are empty, and say what of them is the account’s', () => {
    const { state, fields, fill } = open()
    state().give({ whatsapp: '47 99999-9999' })
    expect(fill({ filled: noDelivery, wanted: ana })).toEqual({ ...ana, whatsapp: '' })
    expect(fields()).toEqual({ ...ana, whatsapp: '47 99999-9999' })
  })

  it('follow the account that filled them in, and keep a confirmed city that is still the same', () => {
    const { state, fields, fill } = open()
    const filled = fill({ filled: noDelivery, wanted: ana })
    state().verifyCity()
    fill({ filled, wanted: { ...rui, city: ana.city } })
    expect(fields()).toEqual({ ...rui, city: ana.city })
    expect(state().cityConfirmed).toBe(true)
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
