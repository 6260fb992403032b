import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage, shutStorage } from '@/lib/testing/memory-storage'
import { openFilledDelivery } from './filled-delivery'
import { filledKey } from './filled-key'

const filled = { accountId: 'u1', city: 'Itajaí', whatsapp: '47 91111-1111', substitution: 'remove' } as const

describe('what an account has filled in', () => {
  it('is there on the next visit, until it has left', () => {
    const storage = memoryStorage()
    const device = openFilledDelivery(() => storage)
    device.write(filled)
    expect(openFilledDelivery(() => storage).read()).toEqual(filled)
    device.write(null)
    expect([device.read(), storage.getItem(filledKey)]).toEqual([null, null])
  })

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
