import { expect, it } from 'vitest'
import { pastOrders } from '../api/order-answers.ts'
import { orderTitle } from './order-title.ts'

it('begins with how far an order is', () => {
  const order = { code: 'B531-849E-A7EB', state: 'opened', pickup: null, lines: [] } as const
  const said = (fulfillment: Parameters<typeof orderTitle>[0]['fulfillment'], pickup: string | null = null) =>
    orderTitle({ ...order, fulfillment, pickup })
  expect(said('waiting')).toBe('Pedido recebido · Pedido A7EB')
  expect(orderTitle({ ...order, fulfillment: 'waiting' }, { isByMessage: true })).toBe(
    'Pedido a enviar · Pedido A7EB',
  )
  expect(said('picking')).toBe('Em separação · Pedido A7EB')
  expect(said('ready', 'Rua das Flores, 12')).toBe('✓ Pronto para retirar · Pedido A7EB')
  expect(said('on-the-way')).toBe('✓ Saiu para entrega · Pedido A7EB')
  const line = {
    quantity: 1,
    outcome: { state: 'missing', quantity: null, weightGrams: null, replacement: null },
  }
  const lines = [{ ...line, variantId: 'v', title: 'Pão' }]
  const ready = { ...order, placedAt: '2026-11-25', fulfillment: 'ready', lines }
  const [nothing] = pastOrders.parse({ orders: [ready] }).orders
  expect(nothing && orderTitle(nothing)).toBe('✕ O produto não foi achado · Pedido A7EB')
  expect(said('cancelled')).toBe('✕ Cancelado pelo mercado · Pedido A7EB')
})
