import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { specifiedZone } from '@/lib/domain/delivery'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { DeliveryForm } from './delivery-form'

const city = () => screen.getByLabelText<HTMLInputElement>('Cidade de entrega')
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verificar' })

describe('the city', () => {
  it('is confirmed by Verificar, whatever its accents, and is then shut', async () => {
    const { user, toast } = renderInShop(<DeliveryForm />)
    const said = 'Cidade confirmada! Pode prosseguir com a sua compra.'
    // The only one that is served is suggested; nothing is confirmed before the button is pressed.
    expect(city().value).toBe('Balneário Camboriú')
    await user.clear(city())
    expect([city().value, verify().disabled]).toEqual(['', true])
    await user.type(city(), ' balneario CAMBORIU ')
    expect(screen.queryByText('Cidade confirmada!')).toBeNull()
    await user.click(verify())
    expect([toast(), document.activeElement?.textContent]).toEqual([null, said])
    expect([city().disabled, city().value]).toEqual([true, 'Balneário Camboriú'])
    expect(screen.queryByRole('button', { name: 'Verificar' })).toBeNull()
  })

  it('is refused when it is not served, and stays open', async () => {
    const { user, toast } = renderInShop(<DeliveryForm />)
    await user.clear(city())
    await user.type(city(), 'Curitiba')
    await user.click(verify())
    expect(toast()).toBeNull()
    expect([city().disabled, city().value]).toEqual([false, 'Curitiba'])
    const refusal = () => document.getElementById(city().getAttribute('aria-describedby') ?? '')?.textContent
    expect([city().getAttribute('aria-invalid'), refusal()]).toEqual([
      'true',
      'Região não atendida. Desculpe, ainda não estamos atendendo na sua cidade.',
    ])
    expect(screen.getByRole('alert').textContent).toBe(refusal())
    expect(document.activeElement).toBe(verify())
    await user.type(city(), ' velha')
    expect([city().getAttribute('aria-invalid'), refusal()]).toEqual(['false', undefined])
  })
})

describe('the cities that are served', () => {
  const deliveryZones = [specifiedZone('Balneário Camboriú'), specifiedZone('Itajaí/SC')]
  const chip = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

  it('are chosen with one tap, and changed with another', async () => {
    const { user } = renderInShop(<DeliveryForm />, { deliveryZones })
    await user.click(chip('Itajaí/SC'))
    expect(document.activeElement?.textContent).toMatch(/^Cidade confirmada!/)
    expect([city().value, city().disabled]).toEqual(['Itajaí/SC', true])
    await user.click(screen.getByRole('button', { name: 'Trocar cidade' }))
    await user.click(chip('Balneário Camboriú'))
    expect([city().value, city().disabled]).toEqual(['Balneário Camboriú', true])
  })
})

describe('the address of an order by message', () => {
  it('is asked once the city is, kept as it is typed, and not lost while another city is chosen', async () => {
    const { user } = renderInShop(<DeliveryForm />, { checkoutHosts: ['wa.me'] })
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
    expect(screen.queryByLabelText('Rua')).toBeNull()
    await user.click(verify())
    const fields = within(screen.getByRole('group', { name: 'Endereço de entrega' })).getAllByRole('textbox')
    const named = fields.map((input) => [input.getAttribute('autocomplete'), input.hasAttribute('required')])
    expect(named.map(String)).toEqual([
      ...['address-line1,true', 'off,true', 'address-line2,false', 'off,false', 'name,false'],
    ])
    const missing = () => fields.filter((input) => input.dataset['missing'] === 'address-missing')
    await user.type(field('Rua'), 'Rua das Flores')
    expect(missing()).toEqual([field('Número')])
    await user.type(field('Número'), '12')
    expect(missing()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Trocar cidade' }))
    expect(screen.queryByLabelText('Rua')).toBeNull()
    await user.click(verify())
    expect([field('Rua').value, field('Número').value]).toEqual(['Rua das Flores', '12'])
  })
})

describe('a place where orders are fetched', () => {
  const pickup = {
    ...specifiedZone('Retirada na loja: Rua das Flores, 12'),
    ...({ fee: 0, note: 'seg a sex 8h–19h', isPickup: true } as const),
  }

  it('is called by its address where there are several, and no city is asked where nothing is brought', async () => {
    const other = { ...pickup, city: 'Retirada na loja: Galpão' }
    const { user } = renderInShop(<DeliveryForm />, { deliveryZones: [pickup, other] })
    expect(screen.getByRole('group', { name: 'Onde retirar' })).toBeTruthy()
    expect(screen.queryByText(/cidade/i)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Verificar' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retirar na loja: Galpão' }))
    await user.click(screen.getByRole('button', { name: 'Trocar forma de receber' }))
    expect(document.activeElement?.textContent).toMatch(/^Retirar na loja: Rua das Flores, 12/)
  })

  it('is not asked for where it is the only one, whatever was stored before', () => {
    const delivery = { city: 'Itajaí', cityConfirmed: false, whatsapp: '479' }
    renderInShop(<DeliveryForm />, { deliveryZones: [pickup], delivery })
    expect(screen.getByText('Rua das Flores, 12')).toBeTruthy()
    expect(screen.getByText(/^Você retira na loja/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('WhatsApp').value).toBe('479')
  })
})

describe('WhatsApp and substitution', () => {
  it('take a number as it is typed, and say what it is for', async () => {
    const { user } = renderInShop(<DeliveryForm />)
    const field = screen.getByLabelText<HTMLInputElement>('WhatsApp')
    await user.type(field, '47 9999-1234 (Ana)')
    expect(field.value).toBe('47 9999-1234 (Ana)')
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Usamos o número só para falar sobre este pedido.')
    await user.clear(field)
    await user.type(field, '47999123456')
    expect(field.value).toBe('(47) 99912-3456')
  })

  it('offer two choices, of which none is made beforehand and one can be made', async () => {
    const { user } = renderInShop(<DeliveryForm />)
    const group = within(screen.getByRole('group', { name: 'Se faltar um produto' }))
    const choices = group.getAllByRole<HTMLInputElement>('radio')
    const checked = () => choices.map((choice) => choice.checked)
    expect(checked()).toEqual([false, false])
    await user.click(group.getByLabelText('Retirar o produto do carrinho'))
    expect(checked()).toEqual([false, true])
    await user.click(group.getByLabelText('Trocar por marca similar, na mesma quantidade'))
    expect(checked()).toEqual([true, false])
  })
})
