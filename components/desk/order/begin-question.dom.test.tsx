import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { DeskLine, DeskOrder } from '@/lib/desk/api/orders'
import { settleLines } from '@/lib/domain/settlement'
import { deskQueries } from '../desk-queries'
import { deskSession } from '../sign-in/session'
import { OrderView } from './order-view'

const code = 'b531849ea7eb'
const at = '2026-11-22T13:32:00.000Z'
const line: DeskLine = {
  line: 0,
  title: 'Banana',
  variantTitle: null,
  quantity: 2,
  price: null,
  substitution: null,
  note: null,
  isSoldByWeight: false,
  pack: null,
  nominalGrams: null,
  picture: null,
  path: null,
  category: null,
  pick: null,
}
const order: DeskOrder = {
  code,
  createdAt: at,
  state: 'opened',
  fulfillment: 'waiting',
  fulfillmentAt: null,
  attention: null,
  warning: null,
  city: null,
  total: null,
  lineCount: 1,
  hold: null,
  handledCount: 0,
  pieceCount: 2,
  missingCount: 0,
  lines: [line],
  productsTotal: null,
  shippingFee: null,
  settlement: settleLines([line], { fee: null, fulfillment: 'waiting' }),
  weightGrams: null,
  details: { substitution: null },
  hasContact: false,
  contactErasedAt: null,
  history: [],
  payment: [{ to: 'opened', at, by: null }],
  pix: null,
  paymentUndoMs: null,
  undo: null,
}

it('R55 asks before anybody begins with what nobody has seen paid, and takes no tick of it', async () => {
  const moves: unknown[] = []
  let shown = order
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/state')) {
      moves.push(JSON.parse(String(body)))
      shown = { ...order, fulfillment: 'picking' }
    }
    return Response.json(
      path.includes(code) ? shown : { orders: [], counts: {}, windows: [], cities: [], next: null },
    )
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  render(
    <QueryClientProvider client={deskQueries}>
      <OrderView code={code} />
    </QueryClientProvider>,
  )
  const box = await screen.findByRole('checkbox', { name: /Banana/ })
  expect(box.hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Começar a separar' }))
  expect(screen.getByRole('dialog').textContent).toContain('Este pedido pode não estar pago')
  await userEvent.click(screen.getByRole('button', { name: 'Separar assim mesmo' }))
  await expect.poll(() => box.hasAttribute('disabled')).toBe(false)
  expect(moves).toEqual([{ from: 'waiting', to: 'picking', isUndo: false, isAsked: true }])
})
