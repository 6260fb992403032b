import { describe, expect, it } from 'vitest'
import { specifiedZone } from '../domain/delivery.ts'
import { legalCopy } from './legal.ts'

const operator: Parameters<typeof legalCopy.returns.sections>[0] = {
  storeName: 'Mercado',
  checkoutHosts: ['pay.example'],
  deliveryZones: [specifiedZone('Itajaí')],
  defaultCurrency: 'brl',
  legal: { name: null, cnpj: null, address: null, email: null, whatsapp: null },
}
const deliveryOf = (more: Partial<typeof operator> = {}) =>
  legalCopy.terms.sections({ ...operator, ...more }).find(({ title }) => title === 'Entrega')?.paragraphs[1]

it('the privacy page names address and recipient with each use, where the shop asks for them', () => {
  const named = (host: string) =>
    JSON.stringify(legalCopy.privacy.sections({ ...operator, checkoutHosts: [host] })).split('quem recebe')
  expect([named('wa.me').length, named('pay.example').length]).toEqual([5, 1])
})

describe('the terms of a freight that is to be arranged', () => {
  it('give the money back to who does not accept it', () => {
    expect(deliveryOf()).toBe(
      'Quando o frete fica a combinar, você paga só os produtos, e o mercado combina o valor do frete com você antes de entregar. Se você não aceitar, o pedido é cancelado e tudo o que você pagou volta, pelo mesmo meio de pagamento.',
    )
    expect(deliveryOf({ checkoutHosts: ['wa.me'] })).toMatch(
      /^Quando o frete fica a combinar, o mercado combina/,
    )
  })

  it('are said only where that can be', () => {
    const unlimited = { ...specifiedZone('Itajaí'), maximumItems: null, maximumGrams: null }
    expect(deliveryOf({ deliveryZones: [unlimited] })).toBeUndefined()
  })
})
