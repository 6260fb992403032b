import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskLine, DeskOrder, DeskPick } from '@/lib/desk/api/orders'
import { deskLineOf, deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { plainPick } from '@/lib/domain/fulfillment'
import { notices } from '../frame/notices'
import { PaperView } from '../paper/paper-view'
import { deskSession, followDeskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { keepOrder } from './order-queries'
import { OrderView } from './order-view'
import { unsentPicks } from './picks'

let orders = 0
/** Another one for each test. */
let code = ''
const at = '2026-11-22T13:32:00.000Z'
const script = '<img src=x onerror="document.title = 1">'

const lineOf = (line: number, title: string, more: Partial<DeskLine> = {}) =>
  deskLineOf({
    ...{ line, title, price: { amount: 590, currency: 'brl' }, substitution: 'similar', category: 'Frutas' },
    ...more,
  })

const orderOf = (lines: readonly DeskLine[]) =>
  deskOrderOf(lines, {
    code,
    fulfillment: 'picking',
    fulfillmentAt: at,
    city: script,
    total: { amount: 2360, currency: 'brl' },
    productsTotal: { amount: 2360, currency: 'brl' },
    details: { substitution: 'similar' },
    hasContact: true,
    history: [{ kind: 'move', from: 'waiting', to: 'picking', isUndo: false, by: 'ana', at }],
    payment: [{ to: 'opened', at, by: null }],
  })

const banana = lineOf(0, 'Banana')
const apple = lineOf(1, 'Maçã', { note: script })
const contact = { whatsapp: '(47) 99999-1234', digits: null, address: ['Quem recebe: Maria Souza'] }
const pickOf = (state: 'missing' | 'picked', by: string) => ({ ...plainPick, line: 0, state, by, at })

/** Answers a tick like the server. */
let answerPick: (pick: DeskPick) => { readonly status: number; readonly body: object }
let order: DeskOrder
const problem = (status: number, kind: string) => ({ status, body: { kind, detail: kind } })

beforeAll(followDeskSession)
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/state')) throw new TypeError('Failed to fetch')
    if (path.endsWith('/contact')) return Response.json(contact)
    if (!path.endsWith('/picks'))
      return Response.json({ ...emptyOrderPage, alternatives: [], ...(path.includes(code) && order) })
    const { status, body: answer } = answerPick(JSON.parse(String(body)))
    return Response.json(answer, { status })
  })
  orders += 1
  code = String(orders).padStart(12, '0')
  order = orderOf([banana, apple])
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
})
afterEach(unsentPicks.clear)

const show = () => renderAtDesk(<OrderView code={code} />)
const rowOf = async (name: string) => {
  const box = await screen.findByRole('checkbox', { name: new RegExp(name) })
  const row = box.closest('li')
  if (!row) throw new Error('a line stands in a list')
  return { box, row }
}

describe('an order at the desk', () => {
  it('R53 shows a tick at once, says that it is not sent, and sends it after the next sign-in', async () => {
    answerPick = () => problem(401, 'desk-signed-out')
    show()
    const { box, row } = await rowOf('Banana')
    await userEvent.click(box)
    expect(row.textContent).toContain('Separado')
    await waitFor(() => expect(row.textContent).toContain('Não enviado'))
    expect(deskSession.getState().phase).toBe('ended')
    expect(Object.keys(window.localStorage)).toEqual([`desk-unsent/${code}/0`])

    answerPick = () => ({ status: 200, body: orderOf([{ ...banana, pick: pickOf('picked', 'ana') }, apple]) })
    act(() => deskSession.setState({ phase: 'signed-in' }))
    await waitFor(() => expect(row.textContent).toContain('Separado por ana'))
    expect(row.textContent).not.toContain('Não enviado')
    expect(window.localStorage).toHaveLength(0)
  })

  it('asks about a tick that another user was faster with, and keeps theirs on request', async () => {
    answerPick = () => {
      order = orderOf([{ ...banana, pick: pickOf('missing', 'bia') }, apple])
      return problem(409, 'desk-conflict')
    }
    show()
    const { box, row } = await rowOf('Banana')
    await userEvent.click(box)
    const question = await within(row).findByRole('alert')
    await waitFor(() =>
      expect(question.textContent).toContain('bia marcou: Faltou. Aqui você marcou: Separado.'),
    )
    await userEvent.click(within(row).getByRole('button', { name: 'Manter o de bia' }))
    expect(row.textContent).toContain('Faltou por bia')
    expect(within(row).queryByRole('alert')).toBeNull()
    expect(unsentPicks.list()).toEqual([])
  })

  it('sends a tick again that the server has refused, on request', async () => {
    answerPick = () => problem(404, 'not-found')
    show()
    const { box, row } = await rowOf('Banana')
    await userEvent.click(box)
    const question = await within(row).findByRole('alert')
    expect(question.textContent).toContain('Não entrou no pedido: Separado. O servidor não aceitou')
    expect(within(question).getByRole('button', { name: 'Descartar' })).toBeTruthy()
    answerPick = () => ({ status: 200, body: orderOf([{ ...banana, pick: pickOf('picked', 'ana') }, apple]) })
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar de novo' }))
    await waitFor(() => expect(row.textContent).toContain('Separado por ana'))
    expect(unsentPicks.list()).toEqual([])
  })

  it('leaves what is being weighed alone while others tick', async () => {
    show()
    const { row } = await rowOf('Banana')
    await userEvent.click(within(row).getByRole('button', { name: 'Opções de Banana' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pesar' }))
    await userEvent.type(screen.getByLabelText(/^Peso/), '0,45')
    await act(() => keepOrder(orderOf([{ ...banana, pick: pickOf('missing', 'bia') }, apple])))
    await waitFor(() => expect(row.textContent).toContain('Faltou por bia'))
    expect(screen.getByLabelText(/^Peso/)).toHaveProperty('value', '0,45')
    expect(screen.getByText('= 0,450 kg')).toBeTruthy()
    // The user who typed has not seen it.
    const sent: DeskPick[] = []
    answerPick = (pick) => {
      sent.push(pick)
      return problem(409, 'desk-conflict')
    }
    await userEvent.click(screen.getByRole('button', { name: 'Guardar peso' }))
    await within(row).findByRole('alert')
    expect(sent).toMatchObject([{ state: 'picked', weightGrams: 450, seen: null }])
  })

  it('is being picked from the first tick on, before the server has said so', async () => {
    order = { ...order, state: 'arrived', fulfillment: 'waiting' }
    answerPick = () => problem(503, 'desk-unavailable')
    show()
    const { box } = await rowOf('Banana')
    expect(screen.getByRole('button', { name: 'Começar a separar' })).toBeTruthy()
    await userEvent.click(box)
    expect(screen.getByRole('button', { name: 'Separação pronta' })).toBeTruthy()
  })

  it('takes a step at once or not at all: without a connection it says so', async () => {
    order = orderOf([{ ...banana, pick: pickOf('picked', 'ana') }])
    show()
    await rowOf('Banana')
    onlineManager.setOnline(false)
    try {
      await userEvent.click(screen.getByRole('button', { name: 'Separação pronta' }))
      await waitFor(() => expect(notices.getState().shown?.text).toMatch(/^Sem conexão/))
      expect(screen.getByRole('button', { name: 'Separação pronta' })).toBeTruthy()
    } finally {
      onlineManager.setOnline(true)
    }
  })

  it('begins quietly with what needs a look before', async () => {
    order = { ...orderOf([banana]), state: 'arrived', fulfillment: 'waiting', warning: 'unknown' }
    show()
    const begin = await screen.findByRole('button', { name: 'Começar a separar' })
    expect(begin.className).toContain('secondary')
  })

  it('takes no details away by a tap: it opens what can be done instead', async () => {
    order = orderOf([{ ...banana, pick: { ...pickOf('picked', 'ana'), weightGrams: 980 } }, apple])
    show()
    const { box } = await rowOf('Banana')
    await userEvent.click(box)
    expect(screen.getByRole('dialog', { name: 'Banana' })).toBeTruthy()
    expect(unsentPicks.list()).toEqual([])
  })

  it('R56 weighs what is ticked already, and says what it comes to', async () => {
    const weighed = { ...banana, isSoldByWeight: true, nominalGrams: 500 }
    order = orderOf([{ ...weighed, pick: pickOf('picked', 'ana') }, apple])
    const sent: DeskPick[] = []
    answerPick = (pick) => {
      sent.push(pick)
      return problem(503, 'desk-unavailable')
    }
    show()
    const { row } = await rowOf('Banana')
    await userEvent.click(within(row).getByRole('button', { name: 'Opções de Banana' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pesar' }))
    const field = screen.getByRole('textbox', { description: /^Vendido como 1 kg \(2 × 500 g\)/ })
    await userEvent.type(field, '1,1')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar peso' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const { replacementGrams: _, ...plain } = plainPick
    expect(sent).toEqual([{ ...plain, line: 0, state: 'picked', weightGrams: 1100, seen: at }])
    const text = () => document.body.textContent?.replaceAll('\u00a0', ' ')
    expect(text()).toContain('R$ 11,80 no pedido, agora R$ 12,98 (+ R$ 1,18)')
    expect(text()).toContain('Diferença a pagarR$ 1,18')
  })

  it.each([
    ['page', OrderView, ['Mostrar contato']],
    ['receipt', PaperView, ['Recibo', 'Incluir contato']],
  ] as const)('S45 says whom an order is for once that is asked for, on its %s', async (_, View, names) => {
    renderAtDesk(<View code={code} />)
    for (const name of names) {
      const button = await screen.findByText(name)
      expect(screen.queryByText(/Souza|99999/)).toBeNull()
      await userEvent.click(button)
    }
    expect(await screen.findByText('Quem recebe: Maria Souza')).toBeTruthy()
    expect(screen.getByText('(47) 99999-1234')).toBeTruthy()
  })

  it('S44 shows notes, cities and replacements as text', async () => {
    const replaced = { ...pickOf('picked', 'ana'), state: 'replaced' as const, replacement: script }
    order = orderOf([{ ...banana, pick: replaced }, apple])
    const { container } = show()
    await rowOf('Banana')
    // The shopper's note, the city in the details and in the message about its freight, and the replacement.
    expect(screen.getAllByText(script, { exact: false })).toHaveLength(4)
    expect(container.querySelector('[onerror]')).toBeNull()
  })
})
