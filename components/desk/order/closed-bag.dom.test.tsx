import { cleanup, screen } from '@testing-library/react'
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
  const shown = show([picked], { fulfillment: 'cancelled', paid: 1180 })
  expect(shown).toContain('Diferença a devolver: R$ 11,80')
  expect(screen.getByRole('button', { name: 'Marcar como acertado' })).toBeDefined()
  cleanup()
  expect(show([picked], { fulfillment: 'cancelled', paid: null })).not.toContain('devolver')
})

const marked = { amount: -1180, by: 'bia', at: '2026-11-22T17:05:00.000Z' } as const

it('a closed bag says who settled its difference and when, and what is open since the order changed', () => {
  const given = { fulfillment: 'ready', paid: 2360, mark: marked } as const
  const shown = show([picked, missing], given)
  expect(shown).toContain('Acertado: R$ 11,80 devolvidos · bia, 22/11, 14h05')
  expect(shown).not.toContain('Diferença')
  expect(screen.getByRole('button', { name: 'Desfazer acerto' })).toBeDefined()
  cleanup()
  const more = show([missing, { ...missing, line: 1, title: 'Uva' }], given)
  expect(more).toContain('Acertado: R$ 11,80 devolvidos')
  expect(more).toContain('Diferença a devolver: R$ 11,80O pedido mudou depois do acerto.')
  expect(screen.getByRole('button', { name: 'Marcar como acertado' })).toBeDefined()
  cleanup()
  // What was missing was found after all: what was given back is to come.
  expect(show([picked, picked], given)).toContain('Diferença a pagar: R$ 11,80')
})

it('where a difference was settled, or that was taken back, the focus stands, and that is said', async () => {
  let order = deskOrderOf([picked, missing], { state: 'arrived', fulfillment: 'ready', paid: 2360 })
  const sent: DeskPayment[] = []
  function pay(body: string): DeskOrder {
    const noted = JSON.parse(body) as DeskPayment
    sent.push(noted)
    const at = '2026-11-22T17:01:00.000Z'
    return { ...order, mark: noted.undoes ? null : { amount: noted.difference ?? 0, by: 'ana', at } }
  }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/payment')) order = pay(String(body))
    return Response.json(path.includes(order.code) ? order : emptyOrderPage)
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  deskQueries.clear()
  renderAtDesk(<OrderView code={order.code} />)
  const focused = () => document.activeElement?.textContent?.replaceAll('\u00a0', ' ')
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como acertado' }))
  await expect.poll(focused).toBe('Acertado: R$ 11,80 devolvidos · ana, 22/11, 14h01')
  expect(notices.getState().announced).toBe('Diferença acertada')
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer acerto' }))
  await expect.poll(focused).toBe('Diferença a devolver: R$ 11,80')
  expect(notices.getState().announced).toBe('Acerto desfeito')
  expect(sent).toEqual([{ difference: -1180 }, { undoes: '2026-11-22T17:01:00.000Z' }])
})

it('what was settled stands in an open bag too, and keeps its Pix from being unsaid', () => {
  const seen = { fulfillment: 'picking', pix: { seenBy: 'ana' }, paid: 2360 } as const
  for (const mark of [null, marked]) {
    const order = shownOrder(deskOrderOf([picked], { state: 'arrived', ...seen, mark }), [], 'ana')
    renderAtDesk(
      <>
        <ClosedBag order={order} />
        <PixNote order={order} />
      </>,
    )
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual([mark ? 'Desfazer acerto' : 'Desfazer a confirmação'])
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
