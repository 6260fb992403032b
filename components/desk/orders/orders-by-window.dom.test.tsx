import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DeskOrderSummary } from '@/lib/desk/api/orders'
import { deskSummaryOf } from '@/lib/desk/browser/testing/sample-orders'
import { renderAtDesk } from '../testing/render-at-desk'
import { OrdersByWindow } from './orders-by-window'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00-03:00'), toFake: ['Date'] }))

const today = '2026-11-25T16:00/18:00'
const tomorrow = '2026-11-26T09:00/12:00'

const orderIn = (code: string, window?: string) => deskSummaryOf({ code, state: 'arrived', window })

function show(orders: readonly DeskOrderSummary[], load: number) {
  const windows = [
    { key: today, load, places: 2 },
    // One of them stands in another list.
    { key: tomorrow, load: 2, places: null },
  ]
  renderAtDesk(<OrdersByWindow orders={orders} windows={windows} />)
  return {
    headings: screen.queryAllByRole('heading').map(({ textContent }) => textContent),
    codes: screen.getAllByRole('link').map((row) => row.getAttribute('href')?.slice(-4)),
  }
}

const orders = [
  orderIn('aaaaaaaa0001'),
  orderIn('aaaaaaaa0002', tomorrow),
  orderIn('aaaaaaaa0003', today),
  orderIn('aaaaaaaa0004', today),
]

it('stands in the order of delivery, and says how full each window is', () => {
  expect(show(orders, 2)).toEqual({
    headings: ['Hoje, 16h–18h2 de 2 lugares ocupados', 'Amanhã, 9h–12h1 pedido', 'Sem horário'],
    codes: ['0003', '0004', '0002', '0001'],
  })
  expect(screen.queryByText(/pagou depois/)).toBeNull()
  // The heading says it already.
  expect(screen.queryByText(/25\/11|26\/11/)).toBeNull()
})

it('R73 says where who paid late has kept a place that was sold again', () => {
  show(orders, 3)
  expect(screen.getByText('3 pedidos para 2 lugares: alguém pagou depois da hora')).toBeTruthy()
})

it('says of a closed bag what no one has looked for', () => {
  const ready = { ...orderIn('aaaaaaaa0005'), fulfillment: 'ready', lineCount: 5, handledCount: 4 } as const
  show([ready, { ...ready, code: 'aaaaaaaa0006', handledCount: 5 }], 0)
  const texts = screen.getAllByRole('link').map(({ textContent }) => textContent?.includes('1 sem marcar'))
  expect(texts).toEqual([true, false])
})

it('is the list as it is where no order has a window', () => {
  expect(show([orderIn('aaaaaaaa0001'), orderIn('aaaaaaaa0002')], 0)).toEqual({
    headings: [],
    codes: ['0001', '0002'],
  })
})

it('says of a closed bag what is to go back or to come, and nothing of one that is still picked', () => {
  const difference = { amount: -320, currency: 'brl' }
  const order = { ...orderIn('aaaaaaaa0007'), difference } as const
  show(
    [
      { ...order, fulfillment: 'ready' },
      {
        ...order,
        code: 'aaaaaaaa0008',
        fulfillment: 'on-the-way',
        difference: { ...difference, amount: 150 },
      },
      { ...order, code: 'aaaaaaaa0009', fulfillment: 'picking' },
    ],
    0,
  )
  const notes = screen.getAllByText(/^Diferença/).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(notes).toEqual(['Diferença a devolver: R$ 3,20', 'Diferença a pagar: R$ 1,50'])
})
