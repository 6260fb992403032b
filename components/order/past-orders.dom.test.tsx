import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followMs, type PastOrder, pickingMs } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { brl, makeLine, makeOrder, variantIdOf } from '@/lib/testing/sample-values'
import { noteSaid } from '@/stores/checkout/note-orders'
import { forgetPlacedOrders } from '@/stores/checkout/placed-orders'
import { PastOrders } from './past-orders'

const lines = ['Banana-prata', 'Morango', 'Leite', 'Pão'].map((title, index) =>
  makeLine({ variantId: variantIdOf(index), title, amount: brl(1000) }),
)
const make = (code: string, overrides: Partial<PastOrder> = {}) =>
  makeOrder({
    ...{ code, fulfillment: 'delivered', lines, productsTotal: brl(4000), shippingFee: brl(1200) },
    ...overrides,
  })

function open(...orders: readonly PastOrder[]) {
  const answer = vi.fn(async () => Response.json({ orders }))
  vi.stubGlobal('fetch', answer)
  renderInShop(<PastOrders owner="device">{<h2>Favoritos</h2>}</PastOrders>)
  return answer
}

/** Headings in the order of the page, and below each the codes, `+` where its lines are to be seen. */
async function shown(): Promise<readonly (string | null)[]> {
  await screen.findAllByText(/^(Pedido |Você cancelou)/)
  return [...document.querySelectorAll('h2, article, [data-slot=cancelled-attempt]')].map((part) => {
    if (part.tagName === 'DETAILS') return '(cancelado)'
    if (part.tagName === 'H2') return part.textContent
    return `${part.id}${part.querySelector('details')?.open ? ' +' : ''}`
  })
}
const article = (code: string) => screen.getByRole('article', { name: `Pedido ${code}` })
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  window.history.replaceState(null, '', '/pedidos')
  Element.prototype.scrollIntoView = vi.fn()
  // A phone.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  forgetPlacedOrders()
  vi.useRealTimers()
})

describe('the orders of a shopper', () => {
  it('are led by those under way; those of before are one row each, above the favourites', async () => {
    open(
      ...[make('A-0', { state: 'payment-cancelled' }), make('A-1'), make('A-2')],
      make('A-3', { fulfillment: 'on-the-way' }),
    )
    const before = ['Pedidos anteriores', '(cancelado)', 'A-1', 'A-2', 'Favoritos']
    expect(await shown()).toEqual(['Pedidos', 'A-3 +', ...before])
    const row = within(article('A-2'))
    expect(row.getByText('4 itens · Banana-prata, Morango e mais 2')).toBeTruthy()
    expect(plain(article('A-2').querySelector('summary')?.textContent)).toBe(
      'Entregue5 de março, 12hR$ 52,00Total com frete',
    )
    expect(row.getByRole('button', { name: 'Comprar de novo o pedido A-2' })).toBeTruthy()
    expect(plain(row.getAllByRole('listitem')[0]?.textContent)).toBe(
      '1 × Banana-prataR$ 10,00Entregue com o pedido',
    )
  })

  it('fold once they are there, so that the favourites are near', async () => {
    open(make('A-1', { fulfillmentAt: '2026-03-05T16:00:00.000Z' }), make('A-2'))
    expect(await shown()).toEqual(['Pedidos', 'A-1', 'Pedidos anteriores', 'A-2', 'Favoritos'])
    expect(within(article('A-1')).getByRole('heading', { level: 3 }).textContent).toMatch(/^Entregue · /)
    expect(plain(article('A-1').querySelector('summary')?.textContent)).toBe(
      '4 itens Banana-prata, Morango e mais 2R$ 52,00Total com frete',
    )
  })

  it('stand unfolded on a wide screen, which has room for their lines beside them', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    open(make('A-1', { fulfillment: 'ready' }), make('A-2', { fulfillment: 'ready' }))
    expect(await shown()).toEqual(['Pedidos', 'A-1 +', 'A-2 +', 'Favoritos'])
  })

  it('are above those of before once the market has received them, and only what is over is loudly bought again', async () => {
    const coming: Partial<PastOrder> = { fulfillment: 'waiting', placedAt: new Date().toISOString() }
    open(make('A-0', coming), make('A-1', { ...coming, isReceived: true }), make('A-2'))
    expect(await shown()).toEqual(['Pedidos', 'A-0', 'A-1', 'Pedidos anteriores', 'A-2', 'Favoritos'])
    const again = screen.getAllByRole('button', { name: /^Comprar de novo/ })
    expect(again.map(({ dataset }) => dataset['variant'])).toEqual(['ghost', 'secondary'])
  })

  it('ask for a Pix that is due, and for none that was said to be paid', async () => {
    const placedAt = new Date().toISOString()
    const pixDue = { amount: brl(5200), path: '/pedido/x' }
    noteSaid('A-1', { paid: 5200 })
    open(...['A-0', 'A-1'].map((code) => make(code, { fulfillment: 'ready', placedAt, pixDue })))
    await shown()
    const pay = screen.getAllByRole('link', { name: /^Pagar R\$\s52,00 com Pix$/ })
    expect(pay.map(({ className }) => className)).toEqual([expect.stringContaining('bg-primary')])
    expect(screen.getByRole('link', { name: 'Acompanhar o Pix' }).className).toContain('border-input')
    expect(plain(article('A-1').textContent)).toContain('confirmar o Pix de R$ 52,00. Não pague de novo.')
  })

  it('of before say what money is open or back, without alarm', async () => {
    const settled = { ordered: 5200, now: 4500, paid: 5200, mark: null, currency: 'brl' }
    const back = { ...settled, now: 0, mark: { amount: -5200, at: '2026-03-05T15:00:00.000Z' } }
    open(make('A-0'), make('A-1', { settled }), make('A-2', { fulfillment: 'cancelled', settled: back }))
    await shown()
    const said = (code: string) => plain(article(code).querySelector(':scope > [data-balance]')?.textContent)
    expect([said('A-1'), said('A-2')]).toEqual([
      'R$ 7,00 a receber de volta',
      'R$ 52,00 devolvido em 05/03, 12h',
    ])
    expect(within(article('A-2')).getByText('Cancelado pelo mercado').className).not.toContain('destructive')
  })

  it('open the one that the address names, and give it the focus, however far down it is', async () => {
    window.history.replaceState(null, '', '/pedidos#A-7')
    open(...Array.from({ length: 9 }, (_, index) => make(`A-${index}`)))
    expect(await shown()).toContain('A-7 +')
    await expect.poll(() => document.activeElement?.id).toBe('A-7')
    expect(await shown()).toContain('A-6')
  })

  it('let the favourites below a phone’s orders wait, so that nothing moves as they come', async () => {
    open(make('A-1'))
    const below = screen.getByRole('heading', { name: 'Favoritos' }).parentElement
    expect(below?.className).toContain('max-lg:hidden')
    await shown()
    expect(below?.className).not.toContain('max-lg:hidden')
  })

  it('S49 are asked for again while the market is at one of them, and no more once it is delivered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let order = make('A-1', { fulfillmentAt: new Date().toISOString(), fulfillment: 'picking' })
    const asked = open(order)
    asked.mockImplementation(async () => Response.json({ orders: [order] }))
    expect(await screen.findByText('0 de 4 itens conferidos')).toBeTruthy()
    // Seldom again once it is in the bag.
    order = { ...order, fulfillment: 'ready' }
    await vi.advanceTimersByTimeAsync(pickingMs)
    expect(await screen.findByText(/^Pronto para sair/)).toBeTruthy()
    order = { ...order, fulfillment: 'delivered' }
    await vi.advanceTimersByTimeAsync(2 * pickingMs)
    expect(screen.queryByText('Etapa 4 de 4: Entregue')).toBeNull()
    await vi.advanceTimersByTimeAsync(followMs)
    expect(await screen.findByText('Etapa 4 de 4: Entregue')).toBeTruthy()
    const before = asked.mock.calls.length
    await vi.advanceTimersByTimeAsync(10 * followMs)
    expect(asked.mock.calls.length).toBe(before)
  })

  it('stay in view without a connection, and say from when they are', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-05T12:10:00-03:00') })
    const asked = open(make('A-1', { fulfillment: 'on-the-way', placedAt: new Date().toISOString() }))
    expect(await screen.findByText('Saiu para entrega')).toBeTruthy()
    expect(screen.queryByText(/^Sem conexão/)).toBeNull()
    asked.mockRejectedValue(new TypeError('no connection'))
    await vi.advanceTimersByTimeAsync(2 * followMs)
    expect(await screen.findByText('Sem conexão com a loja agora. O que você vê é de 12h10.')).toBeTruthy()
    expect(screen.getByText('Saiu para entrega')).toBeTruthy()
  })

  it('lead to the message that was not sent, until its shopper says that it was, and not to buying it twice', async () => {
    const placedAt = new Date().toISOString()
    open(make('A-1', { state: 'opened', fulfillment: 'waiting', placedAt, unsentPath: '/pedido/abc' }))
    const link = await screen.findByRole('link', { name: 'Enviar a mensagem' })
    expect(link.getAttribute('href')).toBe('/pedido/abc')
    expect(screen.queryByRole('button', { name: /^Comprar de novo/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Já enviei' }))
    expect(screen.queryByRole('link', { name: 'Enviar a mensagem' })).toBeNull()
    expect(screen.getByText('Mensagem enviada')).toBeTruthy()
  })
})
