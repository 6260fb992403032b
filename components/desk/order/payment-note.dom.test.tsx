import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DeskOrder } from '@/lib/desk/api/orders'
import { deskLineOf, deskOrderOf, emptyOrderPage } from '@/lib/desk/browser/testing/sample-orders'
import { orderWords } from '@/lib/desk/copy/order-words'
import { plainPick } from '@/lib/domain/fulfillment'
import { pickupName } from '@/lib/domain/pickup'
import { settleLines } from '@/lib/domain/settlement'
import { deskQueries } from '../desk-queries'
import { OrderWordsContext } from '../frame/order-words'
import { deskSession } from '../sign-in/session'
import { renderAtDesk } from '../testing/render-at-desk'
import { OrderView } from './order-view'

const price = { amount: 590, currency: 'brl' }
const lines = [deskLineOf({ price }), deskLineOf({ line: 1, title: 'Uva', price })]
const at = '2026-11-22T13:32:00.000Z'

beforeEach(() => deskQueries.clear())

/** The order as it stands open, and what is sent of its payment, upon which `seen` is true of it. */
function show(overrides: Partial<DeskOrder>, seen: Partial<DeskOrder> = {}, words = orderWords.message) {
  const sent: unknown[] = []
  let order = deskOrderOf(lines, {
    state: 'arrived',
    fulfillment: 'picking',
    pix: { seenBy: null },
    ...overrides,
  })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/payment')) {
      sent.push(JSON.parse(String(body)))
      order = { ...order, pix: { seenBy: 'ana' }, ...seen }
    }
    return Response.json(path.includes(order.code) ? order : emptyOrderPage)
  })
  deskSession.setState({ phase: 'signed-in', user: 'ana' })
  renderAtDesk(
    <OrderWordsContext value={words}>
      <OrderView code={order.code} />
    </OrderWordsContext>,
  )
  return sent
}

const said = () => document.querySelector('.order-paid')?.firstChild?.textContent?.replaceAll('\u00a0', ' ')

it('keeps no sum of a Pix while the freight is to be agreed, and says none', async () => {
  const sent = show({ city: 'Itajaí', shippingFee: null }, { paid: 2360 })
  await userEvent.click(await screen.findByRole('button', { name: 'Pix caiu na conta' }))
  await screen.findByRole('button', { name: 'Desfazer a confirmação' })
  expect([sent, said()]).toEqual([[{}], 'Pix na conta, visto por ana'])
})

it.each<[string, Partial<DeskOrder>]>([
  ['is delivered for a known freight', { city: 'Itajaí', shippingFee: { amount: 0, currency: 'brl' } }],
  ['is fetched, for which no freight is paid', { city: pickupName('Rua A, 1'), shippingFee: null }],
])('keeps what was paid of an order that %s', async (_name, overrides) => {
  const sent = show(overrides, { paid: 2360 })
  await userEvent.click(await screen.findByRole('button', { name: 'Pix caiu na conta' }))
  await screen.findByRole('button', { name: 'Desfazer a confirmação' })
  expect([sent, said()]).toEqual([[{ amount: 2360 }], 'Pix de R$ 23,60 na conta, visto por ana'])
})

it('offers both sums where the order comes to another one by now', async () => {
  const pick = { ...plainPick, line: 1, state: 'missing', by: 'ana', at } as const
  const changed = [deskLineOf({ price }), deskLineOf({ line: 1, title: 'Uva', price, pick })]
  const settlement = settleLines(changed, { fee: 0, fulfillment: 'ready' })
  const sent = show({
    ...{ lines: changed, settlement, fulfillment: 'ready', city: 'Itajaí' },
    shippingFee: { amount: 0, currency: 'brl' },
  })
  expect(await screen.findByRole('button', { name: /^Caíram R\$\s11,80$/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Caíram R\$\s23,60$/ }))
  await expect.poll(() => sent).toEqual([{ amount: 2360 }])
})

it('takes a fee that was agreed, and says who entered it where the focus then stands', async () => {
  const entered = { kind: 'fee', amount: 1250, isUndo: false, by: 'ana', at } as const
  const known = { pix: { seenBy: null }, history: [entered], shippingFee: { amount: 1250, currency: 'brl' } }
  const sent = show({ city: null, shippingFee: null }, known)
  await userEvent.type(await screen.findByLabelText('Frete combinado'), 'x{Enter}')
  expect(screen.getByText(/^Digite o frete/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Frete combinado'), '{Backspace}12,5{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Frete anotado por ana')
  expect(sent).toEqual([{ fee: 1250 }])
})

it.each<[string, Partial<DeskOrder>]>([
  ['its hosted checkout asks for place and fee', { city: null }],
  ['nothing has a price', { city: 'Itajaí', lines: [deskLineOf({ price: null })] }],
])('takes no fee of an order where %s', async (_name, overrides) => {
  show({ shippingFee: null, ...overrides }, {}, orderWords.payment)
  await screen.findByText('Frete')
  expect(screen.queryByLabelText('Frete combinado')).toBeNull()
})

const undone = [false, true].map((isUndo) => ({ kind: 'fee', amount: 1200, isUndo, by: 'ana', at }) as const)

it.each<[string, Partial<DeskOrder>, readonly string[]]>([
  ['undone', { history: undone, shippingFee: null }, ['Pix caiu na conta', 'Caíram R$ 35,60']],
  [
    'entered anew',
    { history: undone, shippingFee: { amount: 1500, currency: 'brl' } },
    ['Caíram R$ 38,60', 'Caíram R$ 35,60'],
  ],
])('offers what a code with a fee has asked for since that was %s', async (_name, overrides, names) => {
  show({ city: 'Itajaí', ...overrides })
  const buttons = await screen.findAllByRole('button', { name: /^(?:Caíram|Pix caiu)/ })
  expect(buttons.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(names)
})
