import { describe, expect, it } from 'vitest'
import { askedDetails, type CheckoutDraft, checkoutObstacle } from './checkout.ts'
import { specifiedZone } from './delivery.ts'
import { addressFields, orderFields } from './order-fields.ts'

const served = { deliveryZones: [specifiedZone('Balneário Camboriú')] }
const complete: CheckoutDraft = {
  lineCount: 1,
  city: 'balneario camboriu',
  cityConfirmed: true,
  substitution: 'similar',
  whatsapp: '47 99999-1234',
}

describe('checkoutObstacle', () => {
  it('asks last how it is paid, where the shop asks, before the minimum', () => {
    const offer = {
      deliveryZones: [{ ...specifiedZone('Balneário Camboriú'), minimum: 5000 }],
      paymentWays: ['dinheiro'],
    } as const
    const of = (amount: number) => ({ amount, currency: 'brl' })
    const draft: CheckoutDraft = { ...complete, subtotal: of(4000), total: of(5200) }
    expect(checkoutObstacle({ ...draft, whatsapp: '' }, offer)).toBe('whatsapp-missing')
    expect(checkoutObstacle(draft, offer)).toBe('payment-missing')
    const paid = { ...draft, payment: 'dinheiro', changeFor: '5199' } as const
    expect(checkoutObstacle(paid, offer)).toBe('change-missing')
    expect(checkoutObstacle({ ...paid, changeFor: '5200' }, offer)).toBe('below-minimum')
    expect(checkoutObstacle({ ...paid, changeFor: '0', subtotal: of(5000) }, offer)).toBeNull()
  })
})

describe('where an order is brought to', () => {
  const pickup = { ...specifiedZone('Retirada na loja: Rua A'), isPickup: true } as const
  const byMessage = { deliveryZones: [...served.deliveryZones, pickup], checkoutHosts: ['wa.me'] }
  const address = { street: 'Rua das Flores', houseNumber: 's/n', recipient: 'Maria' }

  it('is personal, remembered by the account, and 300 characters at most', () => {
    const fields = addressFields.map(([name]) => orderFields[name])
    expect(fields.every(({ isPersonal, accountKey }) => isPersonal && accountKey)).toBe(true)
    expect(fields.reduce((sum, { maximumLength }) => sum + maximumLength, 0)).toBe(300)
  })

  it('is asked of orders by message alone: street and number, unless they are fetched', () => {
    const draft = { ...complete, substitution: null }
    expect(checkoutObstacle(draft, byMessage)).toBe('address-missing')
    expect(checkoutObstacle({ ...draft, ...address, houseNumber: ' ' }, byMessage)).toBe('address-missing')
    expect(checkoutObstacle({ ...complete, ...address }, byMessage)).toBeNull()
    expect(checkoutObstacle({ ...complete, city: pickup.city }, byMessage)).toBeNull()
    expect(checkoutObstacle(complete, { ...byMessage, checkoutHosts: ['pay.example'] })).toBeNull()
  })

  it('travels only as far as it is asked for, like what is said of the payment', () => {
    const { city, whatsapp, substitution } = complete
    const cash = { payment: 'dinheiro', changeFor: '10000' } as const
    const given = { city, whatsapp, substitution, ...address, ...cash }
    const paymentWays = ['pix', 'dinheiro'] as const
    expect(askedDetails(given, served)).toEqual({ city, whatsapp, substitution })
    expect(askedDetails(given, { ...byMessage, paymentWays })).toEqual(given)
    const fetched = { city: pickup.city, whatsapp, substitution }
    expect(askedDetails({ ...given, ...fetched }, byMessage)).toEqual(fetched)
    const hosted = askedDetails({ ...given, payment: 'pix' }, { ...served, paymentWays })
    expect(hosted).toEqual({ city, whatsapp, substitution, payment: 'pix' })
  })
})
