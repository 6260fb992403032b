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

/** The order as it stands, in front of ana; what is sent, and then what the order has become. */
function open(changes: Partial<typeof order>, moved: Partial<typeof order> = {}) {
  deskQueries.clear()
  const sent: { readonly to?: string }[] = []
  let shown = { ...order, ...changes }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (/\/(state|payment)$/.test(path)) {
      sent.push(JSON.parse(String(body)))
      shown = { ...shown, ...moved }
    }
    return Response.json(path.includes(code) ? shown : emptyOrderPage)
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(<OrderView code={code} />)
  return { sent, moves: () => sent.map(({ to }) => to ?? 'paid') }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const unpaid = { state: 'arrived', pix: { seenBy: null } } as const

it('R55 asks before anyone begins with what no one has seen paid, and takes no tick of it', async () => {
  const { sent } = open({}, { fulfillment: 'picking' })
  const box = await screen.findByRole('checkbox', { name: /Banana/ })
  expect(box.hasAttribute('disabled')).toBe(true)
  await press('Começar a separar')
  expect(screen.getByRole('dialog').textContent).toContain('Este pedido pode não estar pago')
  await press('Separar assim mesmo')
  await expect.poll(() => box.hasAttribute('disabled')).toBe(false)
  expect(sent).toEqual([{ from: 'waiting', to: 'picking', isUndo: false, isAsked: true }])
})

it('asks before a closed bag leaves of which something is open', async () => {
  const { moves } = open({ state: 'arrived', fulfillment: 'ready' })
  const leave = await screen.findByRole('button', { name: 'Saiu para entrega' })
  expect(leave.className).toContain('bg-secondary')
  expect(screen.getByRole('button', { name: 'Conferir 1 item' }).className).toContain('bg-primary')
  expect(screen.getByRole('status').textContent).toBe('1 sem marcar')
  await userEvent.click(leave)
  expect(screen.getByRole('dialog', { name: 'Ainda falta separar' })).toBeTruthy()
  await press('Sair assim mesmo')
  await expect.poll(moves).toEqual(['on-the-way'])
})

it('asks before what no one has seen paid by Pix leaves, or is handed over', async () => {
  const hour = new Date(Date.now() + 3_600_000).toISOString()
  const lines = [deskLineOf({ pick: { ...samplePick, at: hour } })]
  const shippingFee = { amount: 0, currency: 'brl' }
  const { moves } = open({ ...unpaid, lines, fulfillment: 'ready', shippingFee })
  await press('Saiu para entrega')
  expect(screen.getByRole('dialog', { name: /ainda não confirmado$/ })).toBeTruthy()
  expect(moves()).toEqual([])
  await press('Entregar assim mesmo')
  await expect.poll(moves).toEqual(['on-the-way'])
  await screen.findByRole('button', { name: 'Saiu para entrega' })
  // The same by the other way to it.
  await press('Mais opções do pedido')
  await press('Entregue na loja')
  expect(screen.getByRole('dialog', { name: /ainda não confirmado$/ })).toBeTruthy()
  expect(moves()).toHaveLength(1)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pix caiu na conta' }))
  await expect.poll(moves).toEqual(['on-the-way', 'paid', 'delivered'])
})

it('asks once more before what left unpaid is said to be delivered, and not before it comes back', async () => {
  const { moves } = open({ ...unpaid, fulfillment: 'on-the-way' })
  await press('Entregue')
  expect(screen.getByRole('dialog', { name: /ainda não confirmado$/ })).toBeTruthy()
  expect(moves()).toEqual([])
  await press('Entregar assim mesmo')
  await expect.poll(moves).toEqual(['delivered'])
  await screen.findByRole('button', { name: 'Entregue' })
  await press('Mais opções do pedido')
  await press('Voltou para a loja')
  await expect.poll(moves).toEqual(['delivered', 'ready'])
})
