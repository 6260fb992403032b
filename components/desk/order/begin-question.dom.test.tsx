import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
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
