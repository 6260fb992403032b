import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followMs, type PastOrder, pickingMs } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { brl, makeLine, makeOrder, variantIdOf } from '@/lib/testing/sample-values'
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

const coming = { fulfillment: 'waiting', placedAt: new Date().toISOString() } as const
const received = make('A-1', { ...coming, isReceived: true })
const there = make('A-1', { fulfillmentAt: '2026-03-05T16:00:00.000Z' })
const attempt = make('A-0', { state: 'payment-cancelled' })
const ready = ['A-1', 'A-2'].map((code) => make(code, { fulfillment: 'ready' }))
const left = make('A-3', { fulfillment: 'on-the-way' })

describe('the orders of a shopper', () => {
  it.each<[string, readonly PastOrder[], boolean?]>([
    ['Pedidos, A-3 +, Pedidos anteriores, (cancelado), A-1, Favoritos', [attempt, make('A-1'), left]],
    ['Pedidos, A-0, A-1, Pedidos anteriores, A-2, Favoritos', [make('A-0', coming), received, make('A-2')]],
    // Once it is there the favourites are near.
    ['Pedidos, A-1, Pedidos anteriores, A-2, Favoritos', [there, make('A-2')]],
    // A wide screen has room for lines beside each other.
    ['Pedidos, A-1 +, A-2 +, Favoritos', ready, true],
  ])('stand as %s', async (text, orders, matches = false) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    open(...orders)
    expect((await shown()).join(', ')).toBe(text)
  })

  it('say in a row how one ended, when, for how much and what is in it, and only what is over is loudly bought again', async () => {
    open(received, make('A-2'))
    await shown()
    expect(within(article('A-2')).getByText('4 itens · Banana-prata, Morango e mais 2')).toBeTruthy()
    expect(plain(article('A-2').querySelector('summary')?.textContent)).toBe(
      'Entregue5 de março, 12hR$ 52,00Total com frete',
    )
    const again = screen.getByRole('button', { name: /^Comprar de novo/ })
    expect(again.dataset['variant']).toBe('secondary')
  })

  it('of before say what money is open or back, without alarm', async () => {
    const settled = { ordered: 5200, now: 4500, paid: 5200, mark: null, currency: 'brl' }
    const back = { ...settled, now: 0, mark: { amount: -5200, at: '2026-03-05T15:00:00.000Z' } }
    open(make('A-0'), make('A-1', { settled }), make('A-2', { fulfillment: 'cancelled', settled: back }))
    await shown()
    const said = (code: string) => plain(article(code).querySelector(':scope > [data-balance]')?.textContent)
    expect(said('A-1')).toBe('R$ 7,00 a devolver')
    expect(said('A-2')).toBe('R$ 52,00 devolvido em 05/03, 12h')
    expect(within(article('A-2')).getByText('Cancelado pelo mercado').className).not.toContain('destructive')
  })

  it('open the one that the address names, and give it the focus, however far down it is', async () => {
    window.history.replaceState(null, '', '/pedidos#A-7')
    open(...Array.from({ length: 9 }, (_, index) => make(`A-${index}`)))
    expect(await shown()).toContain('A-7 +')
    await expect.poll(() => document.activeElement?.id).toBe('A-7')
    expect(await shown()).toContain('A-6')
  })

  it('S49 are asked for again while the market is at one of them, and no more once it is delivered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let order = make('A-1', { fulfillmentAt: new Date().toISOString(), fulfillment: 'picking' })
    const asked = open(order)
    asked.mockImplementation(async () => Response.json({ orders: [order] }))
    expect(await screen.findByText('0 de 4 itens conferidos')).toBeTruthy()
    order = { ...order, fulfillment: 'ready' }
    await vi.advanceTimersByTimeAsync(pickingMs)
    expect(await screen.findByText(/^Pronto para sair/)).toBeTruthy()
    // Seldom again once it is in the bag.
    const before = asked.mock.calls.length
    await vi.advanceTimersByTimeAsync(2 * pickingMs)
    expect(asked.mock.calls.length).toBe(before)
    order = { ...order, fulfillment: 'delivered' }
    await vi.advanceTimersByTimeAsync(11 * followMs)
    expect(screen.getByText('Etapa 4 de 4: Entregue')).toBeTruthy()
    expect(asked.mock.calls.length).toBe(before + 1)
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
    open(make('A-1', { ...coming, state: 'opened', unsentPath: '/pedido/abc' }))
    const link = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' })
    expect([link.getAttribute('href'), screen.queryByRole('button', { name: /^Comprar de novo/ })]).toEqual([
      '/pedido/abc',
      null,
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Já enviei' }))
    expect(screen.queryByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeNull()
    expect(screen.getByText('Mensagem enviada')).toBeTruthy()
  })
})
