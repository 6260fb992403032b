import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { deskLineOf, deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { plainPick } from '@/lib/domain/fulfillment'
import { deskQueries } from '../desk-queries'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { keepOrder } from './order-queries'
import { OrderView } from './order-view'

afterEach(() => deskQueries.clear())

const at = '2026-11-22T13:32:00.000Z'
const banana = deskLineOf({ substitution: 'similar' })
const missing = { ...plainPick, line: 1, state: 'missing', by: 'ana', at } as const
const apple = deskLineOf({ line: 1, title: 'Maçã', substitution: 'similar', pick: missing })

it('leads with what is in the bag in place of another, and is quiet while a wished similar is not offered', async () => {
  const replaced = { ...missing, line: 0, state: 'replaced', replacement: 'Pera', quantity: 3 } as const
  const more = { state: 'arrived', fulfillment: 'picking' } as const
  const order = deskOrderOf([{ ...banana, pick: replaced }, apple], more)
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ ...emptyOrderPage, alternatives: [], ...(path.includes(order.code) && order) }),
  )
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(<OrderView code={order.code} />)
  const row = (await screen.findByRole('checkbox', { name: /Banana/ })).closest('li')
  expect(row?.textContent).toMatch(/^3× Pera.*Trocado por ana.*No lugar de 2× Banana.*Sem resposta/)
  const ready = () => screen.getByRole('button', { name: 'Separação pronta' })
  expect(screen.getByText('· 1 similar a oferecer')).toBeTruthy()
  expect(ready().className).toContain('secondary')
  await userEvent.click(ready())
  const question = screen.getByRole('dialog', { name: 'Ainda falta oferecer similar' })
  expect(question.textContent).toContain(
    '1 item faltou, e o cliente pediu similar: ofereça na linha do item.',
  )
  await userEvent.click(within(question).getByRole('button', { name: 'Continuar separando' }))
  // Offered once, and refused: it is no task any more.
  const found = { ...banana, pick: { ...missing, line: 0, state: 'picked' } } as const
  await act(() => keepOrder(deskOrderOf([found, { ...apple, wasOffered: true }], more)))
  await waitFor(() => expect(screen.queryByText('Oferecer similar')).toBeNull())
  expect(ready().className).not.toContain('secondary')
})

it.each([
  ['4000', /^Leve R\$\s4,40 de troco$/],
  // For what was ordered it was enough; the total has grown since.
  ['2000', /^O pedido deu R\$\s35,60, mais que o dinheiro do cliente: combine com ele$/],
] as const)(
  'says what is wished of all that is missing once, of a line what is wished otherwise, and of change for %s what goes along',
  async (changeFor, change) => {
    const price = { amount: 590, currency: 'brl' }
    const lines = [
      { ...banana, price },
      { ...apple, price, pick: null, substitution: 'remove' },
    ] as const
    const order = deskOrderOf(lines, {
      ...{ state: 'arrived', shippingFee: { ...price, amount: 1200 } },
      details: { substitution: 'similar', payment: 'dinheiro', changeFor, note: 'Portão azul' },
    })
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json({ ...emptyOrderPage, alternatives: [], ...(path.includes(order.code) && order) }),
    )
    deskSession.setState({ phase: 'signed-in', user: 'ana' })
    renderAtDesk(<OrderView code={order.code} />)
    await screen.findByRole('checkbox', { name: /Maçã.*Se faltar: retirar/ })
    expect(screen.getAllByText('Se faltar: trocar por similar')).toHaveLength(1)
    expect(screen.getByText('Observação do pedido: Portão azul')).toBeTruthy()
    expect(screen.getByText(change)).toBeTruthy()
  },
)

it('leads back by one tap from what is missing', async () => {
  const order = deskOrderOf([{ ...banana, substitution: 'remove', pick: { ...missing, line: 0 } }], {
    ...{ state: 'arrived', fulfillment: 'picking' },
  })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/picks')) sent.push(JSON.parse(String(init?.body)))
    return Response.json({ ...emptyOrderPage, alternatives: [], ...(path.includes(order.code) && order) })
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(<OrderView code={order.code} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Achei: Banana' }))
  await waitFor(() => expect(sent).toMatchObject([{ line: 0, state: 'picked', seen: at }]))
})
