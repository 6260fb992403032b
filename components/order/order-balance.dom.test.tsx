import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { variantIdOf } from '@/lib/testing/sample-values'
import { MarketContact } from './market-contact'
import { PastOrders } from './past-orders'

const brl = (amount: number) => ({ amount, currency: 'brl' })
const at = '2026-03-05T15:00:00.000Z'
const line = {
  variantId: variantIdOf(1),
  title: 'Banana',
  variantTitle: null,
  quantity: 1,
  amount: brl(4000),
}
const orderOf = (code: string, overrides: object = {}) => ({
  ...{
    code,
    placedAt: at,
    state: 'arrived',
    lines: [line],
    productsTotal: brl(4000),
    shippingFee: brl(1200),
  },
  ...{ fulfillment: 'cancelled', fulfillmentAt: at, ...overrides },
})
const open = { ordered: 5200, now: 0, paid: 5200, currency: 'brl' }
const settled = { ...open, mark: { amount: -5200, at } }

async function show(orders: readonly object[], contact?: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async () => Response.json({ orders }))
  renderInShop(
    <MarketContact value={contact}>
      <PastOrders owner="device">{null}</PastOrders>
    </MarketContact>,
  )
  const first = await screen.findByRole('article', { name: 'Pedido A-0' })
  return first.querySelector<HTMLElement>('[data-slot=receipt-head]')
}
const rowOf = (code: string) => within(screen.getByRole('article', { name: `Pedido ${code}` }))
/** What its folded row says of money. */
const pillOf = (code: string) => rowOf(code).getByText(/^R\$/, { selector: 'article > p > *' })

it('money that is open stands out in a row of before, and that it is back, without alarm', async () => {
  const delivered = { fulfillment: 'delivered', settled: { ...open, now: 4500 } }
  await show([orderOf('A-0'), orderOf('A-1', delivered), orderOf('A-2', { settled })])
  expect(pillOf('A-1').textContent).toMatch(/^R\$\s7,00 a receber de volta$/)
  expect(pillOf('A-2').textContent).toMatch(/^R\$\s52,00 devolvido em 05\/03, 12h$/)
  expect(pillOf('A-2').parentElement?.dataset['balance']).toBe('done')
  expect(rowOf('A-2').getByText('Cancelado pelo mercado').className).not.toContain('destructive')
})

it.each([
  ['cancelled', open],
  [undefined, settled],
])('an order that was cancelled looks %s by whether all that was paid is back', async (wrong, money) => {
  const head = await show([orderOf('A-0', { settled: money })])
  expect(head?.dataset['wrong']).toBe(wrong)
})
