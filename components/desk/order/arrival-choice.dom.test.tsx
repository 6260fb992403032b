import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { DeskOrder } from '@/lib/desk/api/orders'
import { deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { deskQueries } from '../desk-queries'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { OrderView } from './order-view'

afterEach(() => vi.useRealTimers())

function show(overrides: Partial<DeskOrder>) {
  vi.setSystemTime('2026-11-25T12:00-03:00')
  deskQueries.clear()
  const order = deskOrderOf(undefined, { state: 'arrived', fulfillment: 'on-the-way', ...overrides })
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes(order.code) ? order : emptyOrderPage),
  )
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(<OrderView code={order.code} />)
}

it.each([
  ['2026-11-25T14:00/16:00', null, null],
  ['2026-11-25T09:00/11:00', null, 'Avisar o atraso'],
  ['2026-11-25T09:00/11:00', '2026-11-25T13:00-03:00', 'Avisar de novo'],
])(
  'has the choice of an hour once: in the bar, or behind the notice of a late order: %s %s',
  async (window, arrivesAt, button) => {
    show({ window, arrivesAt })
    await screen.findByRole('button', { name: 'Entregue' })
    expect(screen.queryByRole('group', { name: 'Chega em' }) === null).toBe(button !== null)
    if (button === null) return
    await userEvent.click(screen.getByRole('button', { name: button }))
    const dialog = screen.getByRole('dialog', { name: 'Avisar o atraso' })
    expect(dialog.textContent).toContain(arrivesAt ? 'Tirar horário' : '~30 min')
  },
)

it('begins quietly with what needs a look before', async () => {
  show({ fulfillment: 'waiting', warning: 'unknown' })
  expect((await screen.findByRole('button', { name: 'Começar a separar' })).className).toContain('secondary')
})
