import { describe, expect, it } from 'vitest'
import { type CheckoutDraft, checkoutObstacle } from './checkout.ts'
import { specifiedZone } from './delivery.ts'

const served = { deliveryZones: [specifiedZone('Balneário Camboriú')] }
const complete: CheckoutDraft = {
  lineCount: 1,
  city: 'balneario camboriu',
  cityConfirmed: true,
  substitution: 'similar',
  whatsapp: '47 99999-1234',
}
const nothing: CheckoutDraft = {
  lineCount: 0,
  city: '',
  cityConfirmed: false,
  substitution: null,
  whatsapp: '',
}

describe('checkoutObstacle', () => {
  it('names the first thing missing: cart, city, substitution, WhatsApp, in this order', () => {
    const { lineCount, city, cityConfirmed, substitution } = complete
    const steps: readonly [Partial<CheckoutDraft>, string][] = [
      [{}, 'empty-cart'],
      [{ lineCount }, 'city-not-verified'],
      [{ lineCount, city, cityConfirmed }, 'substitution-missing'],
      [{ lineCount, city, cityConfirmed, substitution }, 'whatsapp-missing'],
    ]
    for (const [given, obstacle] of steps) {
      expect(checkoutObstacle({ ...nothing, ...given }, served)).toBe(obstacle)
    }
  })

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

  it('wants the city pressed and served, not one of both', () => {
    expect(checkoutObstacle({ ...complete, cityConfirmed: false }, served)).toBe('city-not-verified')
    expect(checkoutObstacle({ ...complete, city: 'Curitiba' }, served)).toBe('city-not-verified')
  })

  it('takes any WhatsApp that is not blank, without checking its format', () => {
    expect(checkoutObstacle({ ...complete, whatsapp: 'ligar para a Ana' }, served)).toBeNull()
    expect(checkoutObstacle({ ...complete, whatsapp: ' \t ' }, served)).toBe('whatsapp-missing')
  })
})
