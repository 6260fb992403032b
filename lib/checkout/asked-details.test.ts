import { describe, expect, it } from 'vitest'
import { specifiedZone } from '../domain/delivery.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { type BodyChanges, kindOf, setUpCheckout } from './testing/checkout-under-test.ts'

const checkout = setUpCheckout()
const { start, journaled, recorded } = checkout

describe('what a shop may ask of an order', () => {
  it('holds how it is paid, where the shop asks, with change for no less than it comes to', async () => {
    const delivery = {
      city: 'penha',
      whatsapp: '47 99999-1234',
      substitution: 'similar',
      payment: 'dinheiro',
    }
    const shop = { deliveryZones: [specifiedZone('Penha')], paymentWays: ['pix', 'dinheiro'] } as const
    const buy = (changeFor: string, parts: Partial<CheckoutContext> = shop) =>
      start({ delivery: { ...delivery, changeFor } } as BodyChanges, parts).then(kindOf)
    expect([await buy('2379'), await journaled()]).toEqual(['change-missing', null])
    expect(await buy('2380')).toBe('opened')
    expect((await recorded())?.delivery).toMatchObject({ payment: 'dinheiro', changeFor: '2380' })
  })

  it('holds the place where it is fetched, as the market calls it, for nothing; and so the store has it', async () => {
    const place = 'Retirada na loja: Rua das Flores, 12'
    const limits = { maximumItems: null, maximumGrams: null }
    const pickup = { ...specifiedZone(place), ...limits, fee: 0, isPickup: true } as const
    const delivery = {
      city: 'retirada na loja: rua das flores 12',
      whatsapp: '47 9',
      substitution: 'similar',
    }
    await start({ delivery } as BodyChanges, { deliveryZones: [specifiedZone('Penha'), pickup] })
    expect(await recorded()).toMatchObject({ delivery: { city: place }, shipping: { zone: place, fee: 0 } })
    const sent = checkout.store.server.received.find(({ method }) => method === 'POST')
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      metadata: { whatsapp_contact: '47 9', city: place, replacement_option: 'similar' },
    })
  })
})
