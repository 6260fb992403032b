import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { deskLineOf, deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { samplePick } from '@/lib/orders/testing/sample-orders'
import { deskQueries } from '../desk-queries'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { OrderView } from './order-view'

const order = deskOrderOf()
const { code } = order

it('R55 asks before anyone begins with what no one has seen paid, and takes no tick of it', async () => {
  const moves: unknown[] = []
  let shown = order
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/state')) {
      moves.push(JSON.parse(String(body)))
      shown = { ...order, fulfillment: 'picking' }
    }
    return Response.json(path.includes(code) ? shown : emptyOrderPage)
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(<OrderView code={code} />)
  const box = await screen.findByRole('checkbox', { name: /Banana/ })
  expect(box.hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Começar a separar' }))
  expect(screen.getByRole('dialog').textContent).toContain('Este pedido pode não estar pago')
  await userEvent.click(screen.getByRole('button', { name: 'Separar assim mesmo' }))
  await expect.poll(() => box.hasAttribute('disabled')).toBe(false)
  expect(moves).toEqual([{ from: 'waiting', to: 'picking', isUndo: false, isAsked: true }])
})

it('asks before a closed bag leaves of which something is open, and then for its hour', async () => {
  deskQueries.clear()
  const shown = { ...order, state: 'arrived', fulfillment: 'ready' } as const
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes(code) ? shown : emptyOrderPage))
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(<OrderView code={code} />)
  const leave = await screen.findByRole('button', { name: 'Saiu para entrega' })
  expect(leave.className).toContain('btn-secondary')
  expect(screen.getByRole('button', { name: 'Conferir 1 item' }).className).toContain('btn-primary')
  expect(screen.getByRole('status').textContent).toBe('1 sem marcar')
  await userEvent.click(leave)
  expect(screen.getByRole('dialog', { name: 'Ainda falta separar' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sair assim mesmo' }))
  expect(screen.getByRole('dialog', { name: 'Quando chega?' })).toBeTruthy()
})

it('asks before what no one has seen paid by Pix leaves, or is handed over', async () => {
  deskQueries.clear()
  const moves: unknown[] = []
  const ready = { state: 'arrived', fulfillment: 'ready', pix: { seenBy: null } } as const
  const hour = new Date(Date.now() + 3_600_000).toISOString()
  const picked = deskOrderOf([deskLineOf({ pick: { ...samplePick, at: hour } })], { code })
  const shown = { ...picked, ...ready, arrivesAt: hour, shippingFee: { amount: 0, currency: 'brl' } }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/state')) moves.push(JSON.parse(String(body)).to)
    if (path.endsWith('/payment')) moves.push('paid')
    return Response.json(path.includes(code) ? shown : emptyOrderPage)
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(<OrderView code={code} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Saiu para entrega' }))
  expect(screen.getByRole('dialog', { name: /ainda não confirmado$/ })).toBeTruthy()
  expect(moves).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Entregar assim mesmo' }))
  await expect.poll(() => moves).toEqual(['on-the-way'])
  await screen.findByRole('button', { name: 'Saiu para entrega' })
  // The same by the other way to it.
  await userEvent.click(screen.getByRole('button', { name: 'Mais opções do pedido' }))
  await userEvent.click(screen.getByRole('button', { name: 'Entregue na loja' }))
  expect(screen.getByRole('dialog', { name: /ainda não confirmado$/ })).toBeTruthy()
  expect(moves).toHaveLength(1)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pix caiu na conta' }))
  await expect.poll(() => moves).toEqual(['on-the-way', 'paid', 'delivered'])
})

it('asks once more before what left unpaid is said to be delivered, and not before it comes back', async () => {
  deskQueries.clear()
  const moves: unknown[] = []
  const shown = { ...order, state: 'arrived', fulfillment: 'on-the-way', pix: { seenBy: null } } as const
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/state')) moves.push(JSON.parse(String(body)).to)
    return Response.json(path.includes(code) ? shown : emptyOrderPage)
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(<OrderView code={code} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Entregue' }))
  expect(screen.getByRole('dialog', { name: /ainda não confirmado$/ })).toBeTruthy()
  expect(moves).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Entregar assim mesmo' }))
  await expect.poll(() => moves).toEqual(['delivered'])
  await screen.findByRole('button', { name: 'Entregue' })
  await userEvent.click(screen.getByRole('button', { name: 'Mais opções do pedido' }))
  await userEvent.click(screen.getByRole('button', { name: 'Voltou para a loja' }))
  await expect.poll(() => moves).toEqual(['delivered', 'ready'])
})
