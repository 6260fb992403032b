import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { DeskOrder, DeskPayment } from '@/lib/desk/api/orders'
import { deskLineOf, deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { plainPick } from '@/lib/domain/fulfillment'
import { deskQueries } from '../desk-queries'
import { notices } from '../frame/notices'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { ClosedBag } from './closed-bag'
import { OrderHeader } from './order-header'
import { OrderView } from './order-view'
import { PixNote } from './payment-note'
import { PickList } from './pick-list'
import { shownOrder } from './shown-order'

const price = { amount: 590, currency: 'brl' }
const pick = { ...plainPick, line: 0, state: 'picked', by: 'ana', at: '2026-11-22T13:32:00.000Z' } as const
const picked = deskLineOf({ price, pick })
const open = deskLineOf({ line: 1, title: 'Uva', price })
const missing = deskLineOf({ line: 2, title: 'Maçã', price, pick: { ...pick, line: 2, state: 'missing' } })
const nothing = () => {}

function show(lines: DeskOrder['lines'], overrides: Partial<DeskOrder>) {
  const order = shownOrder(deskOrderOf(lines, { state: 'arrived', ...overrides }), [], 'ana')
  renderAtDesk(
    <>
      <OrderHeader order={order} readAt={0} onContact={nothing} />
      <PickList order={order} onStep={nothing} onMenu={nothing} onReplace={nothing} onAsk={nothing} />
    </>,
  )
  return document.querySelector('.order-head')?.textContent?.replaceAll('\u00a0', ' ')
}

it('a closed bag says what is open in it, and leads there', async () => {
  const wished = { ...missing, substitution: 'similar' } as const
  expect(show([picked, open, wished], { fulfillment: 'ready' })).toContain(
    '1 sem marcar · 1 similar a oferecer',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Conferir 2 itens' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Uva/ }))
})

it('a closed bag says what is to be given back, and one that is done with nothing', () => {
  expect(show([picked, missing], { fulfillment: 'delivered' })).toContain('Diferença a devolver: R$ 11,80')
  expect(screen.queryByRole('button', { name: /^Conferir/ })).toBeNull()
})

it('a cancelled order says what of it is to be given back', () => {
  const shown = show([picked], { fulfillment: 'cancelled', taken: 1180 })
  expect(shown).toContain('Diferença a devolver: R$ 11,80')
  expect(screen.getByRole('group', { name: 'Marcar como devolvido' })).toBeDefined()
  cleanup()
  expect(show([picked], { fulfillment: 'cancelled', taken: null })).not.toContain('devolver')
})

it('a closed bag says until when that was promised, loudly once it is past', () => {
  const owed = { fulfillment: 'delivered', taken: 2360 } as const
  const shownBy = (returnBy: string) => show([picked, missing], { ...owed, returnBy })
  expect(shownBy('2099-11-30T12:00:00Z')).toContain('Devolver até 30/11/2099, como prometido')
  cleanup()
  expect(shownBy('2025-03-05T12:00:00Z')).toContain('O prazo passou em 05/03/2025')
  expect(screen.getByText(/^O prazo passou/).className).toContain('destructive')
  cleanup()
  // Of what is to come nothing was promised.
  expect(show([picked], { ...owed, taken: 590, returnBy: '2026-03-05T12:00:00Z' })).not.toContain('prazo')
})

it('a closed bag says who gave back what and when, and what is open since', () => {
  const at = '2026-11-22T17:05:00.000Z'
  const back = { kind: 'difference', isUndo: false, by: 'bia', at } as const
  const settled = { ...back, amount: -1180, means: 'pix' } as const
  const given = { fulfillment: 'ready', history: [settled], taken: 1180 } as const
  const shown = show([picked, missing], given)
  expect(shown).toContain('R$ 11,80 devolvidos por Pix · bia, 22/11, 14h05')
  expect(shown).not.toContain('Diferença')
  expect(screen.getByRole('button', { name: 'Desfazer devolução' })).toBeDefined()
  cleanup()
  const more = show([missing, { ...missing, line: 1, title: 'Uva' }], given)
  expect(more).toContain('R$ 11,80 devolvidos')
  expect(more).toContain('Faltam R$ 11,80 a devolver')
  const ways = within(screen.getByRole('group', { name: 'Marcar como devolvido' })).getAllByRole('button')
  expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual([
    'Marcar como devolvido por Pix',
    'Marcar como devolvido em dinheiro',
    'Marcar como devolvido no cartão',
    'Marcar como devolvido de outro jeito',
  ])
})

it('where a difference was settled, or that was taken back, the focus stands, and that is said', async () => {
  let order = deskOrderOf([picked, missing], { state: 'arrived', fulfillment: 'ready', taken: 2360 })
  const sent: object[] = []
  const sentTo = (body: string): DeskOrder => {
    const { isUndo = false, difference: amount = 0, means, seen } = JSON.parse(body) as DeskPayment
    sent.push({ isUndo, amount, seen })
    const at = `2026-11-22T17:0${sent.length}:00.000Z`
    const event = { kind: 'difference', isUndo, amount, by: 'ana', at, ...(means && { means }) } as const
    const taken = (order.taken ?? 0) + (isUndo ? -amount : amount)
    return { ...order, taken, history: [...order.history, event] }
  }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/payment')) order = sentTo(String(body))
    return Response.json(path.includes(order.code) ? order : emptyOrderPage)
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  deskQueries.clear()
  renderAtDesk(<OrderView code={order.code} />)
  const focused = () => document.activeElement?.textContent?.replaceAll('\u00a0', ' ')
  const announced = () => notices.getState().announced.replaceAll('\u00a0', ' ')
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como devolvido em dinheiro' }))
  await expect.poll(focused).toBe('R$ 11,80 devolvidos em dinheiro · ana, 22/11, 14h01')
  expect(announced()).toBe('R$ 11,80 devolvidos em dinheiro')
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer devolução' }))
  await expect.poll(focused).toBe('Diferença a devolver: R$ 11,80')
  expect(announced()).toBe('Desfeito: R$ 11,80 devolvidos')
  expect(sent[1]).toEqual({ isUndo: true, amount: -1180, seen: '2026-11-22T17:01:00.000Z' })
})

it('what was settled stands in an open bag too, and keeps its Pix from being unsaid', () => {
  const settled = { kind: 'difference', isUndo: false, amount: -1180, by: 'bia', at: pick.at } as const
  const seen = { fulfillment: 'picking', pix: { seenBy: 'ana' }, taken: 2360 } as const
  for (const history of [[], [settled]]) {
    const order = shownOrder(deskOrderOf([picked], { state: 'arrived', ...seen, history }), [], 'ana')
    renderAtDesk(
      <>
        <ClosedBag order={order} />
        <PixNote order={order} />
      </>,
    )
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual([history.length > 0 ? 'Desfazer devolução' : 'Desfazer a confirmação'])
    cleanup()
  }
})

it('a closed bag says beside its difference what may still change it', () => {
  const replaced = {
    ...pick,
    line: 2,
    state: 'replaced',
    replacement: 'Pera',
    replacementAmount: 300,
  } as const
  const shown = (lines: DeskOrder['lines'], fulfillment: DeskOrder['fulfillment'] = 'ready') => {
    cleanup()
    return show(lines, { fulfillment })
  }
  const unanswered = { ...missing, pick: replaced }
  expect(shown([picked, unanswered])).toContain('Falta resposta: pode mudar')
  expect(shown([picked, open, missing])).toContain('Falta conferir: pode mudar')
  expect(shown([picked, { ...missing, pick: { ...replaced, answer: 'accepted' } }])).not.toContain(
    'pode mudar',
  )
  // Unanswered it holds, once it has left.
  expect(shown([picked, unanswered], 'on-the-way')).not.toContain('pode mudar')
})

it.each(['picking', 'delivered'] as const)('no notice of a bag that is right, or open: %s', (fulfillment) => {
  const lines = fulfillment === 'picking' ? [picked, open, missing] : [picked]
  show(lines, { fulfillment })
  expect(document.querySelector('.order-due')).toBeNull()
})
