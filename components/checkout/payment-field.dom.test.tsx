import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paymentWays } from '@/lib/domain/payment'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { openStoredDelivery } from '@/stores/stored-delivery'
import { deviceStorage } from '@/stores/stored-value'
import { PaymentField } from './payment-field'

const given = () => {
  const { payment, changeFor } = openStoredDelivery(deviceStorage).read()
  return [payment, changeFor ?? '']
}
const change = () => screen.getByLabelText<HTMLInputElement>('Troco para quanto?')

describe('how it is paid', () => {
  it('is not asked unless the shop says ways, and then offers those', () => {
    renderInShop(<PaymentField />)
    expect(screen.queryByRole('group')).toBeNull()
    renderInShop(<PaymentField />, { paymentWays: ['dinheiro', 'pix'] })
    expect(screen.getAllByRole('radio').map((way) => way.parentElement?.textContent)).toEqual([
      'Dinheiro',
      'Pix',
    ])
  })

  it('asks of cash alone what change is brought for', async () => {
    const { user } = renderInShop(<PaymentField />, { paymentWays })
    await user.click(screen.getByLabelText('Cartão'))
    expect(screen.queryByLabelText('Troco para quanto?')).toBeNull()
    await user.click(screen.getByLabelText('Dinheiro'))
    expect(change().value).toBe('')
  })

  it.each([
    ['100', '10000'],
    ['R$ 1.234,50', '123450'],
    ['52,9', '5290'],
    ['50.00', '5000'],
    ['cem', ''],
    ['0', ''],
    ['1.000.000,00', ''],
  ])('takes %s as it is typed', async (typed, amount) => {
    const { user } = renderInShop(<PaymentField />, { paymentWays, delivery: { payment: 'dinheiro' } })
    await user.type(change(), typed)
    expect([given(), change().value]).toEqual([['dinheiro', amount], typed])
    expect(change().getAttribute('aria-invalid')).toBe(String(amount === ''))
  })
})
