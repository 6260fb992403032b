import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pastOrders } from '@/lib/api/order-answers'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { variantIdOf } from '@/lib/testing/sample-values'
import { MarketContact } from './market-contact'
import { ReceiptPaper } from './order-receipt'

const whatsapp = 'https://wa.me/5547999991234?text='

/** At 16:30 of the day of its window. */
function show(overrides: object, contact = whatsapp) {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T16:30:00-03:00') })
  const order = {
    code: 'A1B2',
    placedAt: '2026-11-25T10:00:00-03:00',
    state: 'arrived',
    fulfillment: 'picking',
    fulfillmentAt: '2026-11-25T14:10:00-03:00',
    isReceived: true,
    lines: [],
    details: { substitution: null, deliveryWindow: '2026-11-25T14:00/16:00' },
    ...overrides,
  }
  const [read] = pastOrders.parse({ orders: [order] }).orders
  if (!read) throw new Error('no order')
  renderInShop(
    <MarketContact value={contact}>
      <ReceiptPaper order={read} named={{ code: 'A1B2', keys: [] }} Heading="h2">
        {null}
      </ReceiptPaper>
    </MarketContact>,
  )
}

afterEach(() => void vi.useRealTimers())

const textOf = (name: string) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '').slice(whatsapp.length)

describe('an order', () => {
  it('of which nothing was found says so in the place of its way, and what becomes of money', () => {
    const missing = { state: 'missing', quantity: null, weightGrams: null, replacement: null }
    const lineOf = (title: string, outcome: object) => ({
      ...{
        variantId: variantIdOf(title.length),
        title,
        variantTitle: null,
        quantity: 1,
        amount: null,
        outcome,
      },
      substitution: null,
    })
    const found = { ...missing, state: 'picked' }
    const lines = [lineOf('Leite', missing), lineOf('Pão', missing)]
    show({ fulfillment: 'ready', lines })
    expect(screen.getByRole('heading', { name: 'Nada foi achado' })).toBeTruthy()
    expect(screen.getByText('Nenhum pagamento confirmado')).toBeTruthy()
    expect(screen.getByText('Se você pagou, o mercado responde pela devolução.')).toBeTruthy()
    expect(screen.getByText('Pedido encerrado: não haverá entrega.')).toBeTruthy()
    expect(screen.getByText('É um novo pedido, pago à parte.')).toBeTruthy()
    // One way to the market, and one on.
    const [talk, others, ...more] = screen.getAllByRole('link')
    expect(talk?.textContent).toBe('Falar com o mercado')
    expect(talk?.className).toContain('bg-primary')
    expect(others?.textContent).toBe('Escolher outros produtos')
    expect([others?.getAttribute('href'), more]).toEqual(['/store', []])
    expect(screen.queryByText(/^(A seguir|Pronto|Atrasado|Etapa)/)).toBeNull()
    document.body.replaceChildren()
    show({ fulfillment: 'ready', lines: [...lines, lineOf('Queijo', found)] })
    expect(screen.queryByText(/^Nada foi/)).toBeNull()
    expect(screen.getByText(/^Etapa 2/)).toBeTruthy()
  })

  it('says how it is changed or given up until it leaves, where a contact is known', () => {
    for (const fulfillment of ['waiting', 'picking', 'ready']) {
      show({ fulfillment })
      expect(textOf('Mudar ou cancelar este pedido')).toBe('Olá! Quero mudar ou cancelar o pedido A1B2.')
      document.body.replaceChildren()
    }
    for (const [overrides, contact] of [
      [{ fulfillment: 'on-the-way' }, whatsapp],
      [{ fulfillment: 'delivered' }, whatsapp],
      [{ fulfillment: 'waiting', state: 'opened', isReceived: false }, whatsapp],
      [{}, ''],
    ] as const) {
      show(overrides, contact)
      expect(screen.queryByText('Mudar ou cancelar este pedido')).toBeNull()
      document.body.replaceChildren()
    }
  })

  it('says what is wished where something is missing, and of a line where that is something else, until it is there', () => {
    const lineOf = (title: string, substitution: string) => ({
      ...{
        variantId: `variant_${title}`,
        title,
        variantTitle: null,
        quantity: 1,
        amount: null,
        substitution,
      },
    })
    const lines = [lineOf('Banana', 'similar'), lineOf('Uva', 'remove')]
    show({ lines, details: { substitution: 'similar' } })
    expect(
      screen.getByText('Se faltar um produto: Trocar por marca similar, na mesma quantidade'),
    ).toBeTruthy()
    const wish = screen.getAllByText(/^Se faltar: /)
    expect(wish.map(({ textContent }) => textContent)).toEqual(['Se faltar: retirar'])
    expect(wish[0]?.closest('li')?.textContent).toContain('Uva')
    document.body.replaceChildren()
    show({ lines, details: { substitution: 'similar' }, fulfillment: 'delivered' })
    expect(screen.queryByText(/^Se faltar/)).toBeNull()
  })

  it('leads to where the address goes until it is begun, while someone may be at it, and where there is a way', () => {
    const waiting = { fulfillment: 'waiting', fulfillmentAt: null, details: { substitution: null } }
    const way = () => screen.queryByRole('link', { name: 'Enviar meu endereço' })
    show(waiting)
    expect(textOf('Enviar meu endereço')).toBe('Olá! É sobre o pedido A1B2. O endereço de entrega é:')
    for (const [other, contact] of [
      [{ ...waiting, placedAt: '2026-11-20T12:00:00-03:00' }, whatsapp],
      [{ ...waiting, pickup: 'Rua das Flores, 12' }, whatsapp],
      [{ ...waiting, details: null }, whatsapp],
      [{}, whatsapp],
      [waiting, ''],
    ] as const) {
      document.body.replaceChildren()
      show(other, contact)
      expect([way(), screen.queryByText(/^Falta o endereço/)]).toEqual([null, null])
    }
  })

  it('on its way comes as it was agreed where it has no window', () => {
    const unsaid = 'Chega no horário combinado com você'
    const away = { fulfillment: 'on-the-way', details: null }
    show(away)
    expect(screen.getByText('Saiu para entrega · 14h10')).toBeTruthy()
    expect(screen.getByText(unsaid)).toBeTruthy()
    document.body.replaceChildren()
    show({ ...away, details: { substitution: null, deliveryWindow: '2026-11-25T16:00/18:00' } })
    expect(screen.queryByText(unsaid)).toBeNull()
    expect(screen.getByText('Chega hoje, 16h–18h')).toBeTruthy()
  })

  it('that was brought says when, and the window that it was ordered for', () => {
    show({ fulfillment: 'delivered', fulfillmentAt: '2026-11-25T15:40:00-03:00' })
    expect(screen.getByText('Entregue · 15h40')).toBeTruthy()
    expect(screen.getByText('Horário: qua, 25/11, 14h–16h')).toBeTruthy()
  })
})
