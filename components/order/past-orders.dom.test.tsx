import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followMs, pickingMs } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { noteSaid } from '@/stores/checkout/note-orders'
import { forgetPlacedOrders } from '@/stores/checkout/placed-orders'
import { PastOrders } from './past-orders'

const brl = (amount: number) => ({ amount, currency: 'brl' })
const lines = ['Banana-prata', 'Morango', 'Leite', 'Pão'].map((title, index) => ({
  variantId: `v${index}`,
  title,
  variantTitle: null,
  quantity: 1,
  amount: brl(1000),
}))
const orderOf = (code: string, overrides: object = {}) => ({
  code,
  placedAt: '2026-03-05T15:00:00.000Z',
  state: 'arrived',
  fulfillment: 'delivered',
  lines,
  productsTotal: brl(4000),
  shippingFee: brl(1200),
  ...overrides,
})

function open(orders: readonly object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ orders }))
  renderInShop(<PastOrders owner="device">{<h2>Favoritos</h2>}</PastOrders>)
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

beforeEach(() => {
  window.history.replaceState(null, '', '/pedidos')
  Element.prototype.scrollIntoView = vi.fn()
  // A phone.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

describe('the orders of a shopper', () => {
  it('are led by those under way; those of before are one row each, above the favourites', async () => {
    open([
      orderOf('A-0', { state: 'payment-cancelled' }),
      orderOf('A-1'),
      orderOf('A-2'),
      orderOf('A-3', { fulfillment: 'on-the-way' }),
    ])
    expect(await shown()).toEqual([
      'Pedidos',
      'A-3 +',
      'Pedidos anteriores',
      '(cancelado)',
      'A-1',
      'A-2',
      'Favoritos',
    ])
    // Shown while the names stand below.
    expect(screen.getAllByText('4 itens')[0]?.textContent).toBe('4 itens Banana-prata, Morango e mais 2')
    const earlier = within(screen.getByRole('article', { name: 'Pedido A-2' }))
    expect(earlier.getByText('4 itens · Banana-prata, Morango e mais 2')).toBeTruthy()
    expect(earlier.getByRole('group').querySelector('summary')?.textContent).toBe(
      'Entregue5 de março, 12hR$\u00a052,00Total com frete',
    )
    expect(earlier.getByRole('button', { name: 'Comprar de novo o pedido A-2' })).toBeTruthy()
    expect(earlier.getAllByRole('listitem')[0]?.textContent).toBe(
      '1 × Banana-prataR$\u00a010,00Entregue com o pedido',
    )
  })

  it('fold once they are there, so that the favourites are near', async () => {
    open([orderOf('A-1', { fulfillmentAt: '2026-03-05T16:00:00.000Z' }), orderOf('A-2')])
    expect(await shown()).toEqual(['Pedidos', 'A-1', 'Pedidos anteriores', 'A-2', 'Favoritos'])
    const last = screen.getByRole('article', { name: 'Pedido A-1' })
    expect(within(last).getByRole('heading', { name: /^Entregue · / })).toBeTruthy()
    expect(last.querySelector('summary')?.textContent).toMatch(/^4 itens .*R\$\s52,00Total com frete$/)
    expect(within(last).getByRole('button', { name: 'Comprar de novo o pedido A-1' })).toBeTruthy()
  })

  it('stand unfolded on a wide screen, which has room for their lines beside them', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    open([orderOf('A-1', { fulfillment: 'ready' }), orderOf('A-2', { fulfillment: 'ready' })])
    expect(await shown()).toEqual(['Pedidos', 'A-1 +', 'A-2 +', 'Favoritos'])
  })

  it('are called by how far they are, above their codes', async () => {
    open([orderOf('A-1', { fulfillment: 'ready' })])
    expect(await screen.findByRole('heading', { level: 3, name: 'Pronto para sair' })).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Pedido A-1' }).textContent).toContain('Pedido A-1')
  })

  it('are all above them that the market has just received', async () => {
    const placedAt = new Date().toISOString()
    const received = { fulfillment: 'waiting', isReceived: true, placedAt }
    open([orderOf('A-0', received), orderOf('A-1', received), orderOf('A-2')])
    expect(await shown()).toEqual(['Pedidos', 'A-0', 'A-1', 'Pedidos anteriores', 'A-2', 'Favoritos'])
    expect(screen.getAllByText('Pedido recebido')).toHaveLength(2)
    // Bought again is what is over.
    expect(screen.getAllByRole('button', { name: /^Comprar de novo/ })).toHaveLength(1)
  })

  it('offer what is still to come quietly to be bought again', async () => {
    const placedAt = new Date().toISOString()
    open([orderOf('A-0', { fulfillment: 'waiting', placedAt }), orderOf('A-1')])
    const [coming, over] = await screen.findAllByRole('button', { name: /^Comprar de novo/ })
    expect([coming?.dataset['variant'], over?.dataset['variant']]).toEqual(['ghost', 'secondary'])
  })

  it('say how each is paid and how far that is, and ask for no Pix that was said to be paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-05T16:30:00-03:00') })
    const details = { substitution: null, payment: 'pix' }
    const ready = { fulfillment: 'ready', placedAt: '2026-03-05T15:00:00-03:00', details }
    const pixDue = { amount: brl(5200), path: '/pedido/x' }
    noteSaid('A-1', { paid: 5200 })
    noteSaid('A-5', { paid: 4800 })
    open([
      orderOf('A-0', { ...ready, pixDue }),
      orderOf('A-1', { ...ready, pixDue }),
      orderOf('A-2', { ...ready, pixPaid: { amount: brl(5200), at: '2026-03-05T14:02:00-03:00' } }),
      orderOf('A-3', { details: { substitution: null, payment: 'dinheiro' } }),
      orderOf('A-4', { details, awaitsPix: true, productsTotal: brl(4000), shippingFee: brl(1200) }),
      orderOf('A-5', { details }),
      orderOf('A-6', { ...ready, details: { substitution: null, payment: 'cartao' } }),
      orderOf('A-7', { ...ready, details: null }),
    ])
    await shown()
    const paymentOf = (code: string) =>
      within(screen.getByRole('article', { name: `Pedido ${code}` }))
        .queryByText(/./, { selector: '[data-slot=receipt-payment], article > [data-balance] > *' })
        ?.textContent?.replaceAll('\u00a0', ' ')
    expect(['A-0', 'A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6', 'A-7'].map(paymentOf)).toEqual([
      // The button that pays it says so.
      undefined,
      'Aguardando o mercado confirmar o Pix de R$ 52,00. Não pague de novo.',
      'Pix de R$ 52,00 recebido, confirmado às 14h02',
      'Combinado: pagamento na entrega, em dinheiro',
      'Pix de R$ 52,00 ainda não confirmado',
      'Pix de R$ 48,00 ainda não confirmado',
      'R$ 52,00 a pagar na entrega, no cartão',
      'R$ 52,00 pago',
    ])
    const pay = screen.getAllByRole('link', { name: /^Pagar R\$\s52,00 com Pix$/ })
    expect(pay.map(({ className }) => className)).toEqual([expect.stringContaining('bg-primary')])
    expect(screen.getByRole('link', { name: 'Acompanhar o Pix' }).className).toContain('border-input')
    forgetPlacedOrders()
    vi.useRealTimers()
  })

  it('open the one that the address names, and give it the focus, however far down it is', async () => {
    window.history.replaceState(null, '', '/pedidos#A-7')
    open(Array.from({ length: 9 }, (_, index) => orderOf(`A-${index}`)))
    expect(await shown()).toContain('A-7 +')
    await expect.poll(() => document.activeElement?.id).toBe('A-7')
    expect(await shown()).toContain('A-6')
  })

  it('are all in one place where each was given up', async () => {
    open([orderOf('A-0', { state: 'payment-cancelled' })])
    expect(await shown()).toEqual(['Pedidos', '(cancelado)', 'Favoritos'])
  })

  it('S49 are asked for again while the market is at one of them, and no more once it is delivered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const picked = { state: 'picked', quantity: null, weightGrams: null, replacement: null }
    const begun = { fulfillmentAt: new Date().toISOString() }
    const withOutcome = lines.map((line, index) => (index < 2 ? { ...line, outcome: picked } : line))
    let order = orderOf('A-1', { ...begun, fulfillment: 'picking' })
    const asked = vi.fn(async () => Response.json({ orders: [order] }))
    vi.stubGlobal('fetch', asked)
    renderInShop(<PastOrders owner="device">{<h2>Favoritos</h2>}</PastOrders>)
    expect(await screen.findByText('0 de 4 itens conferidos')).toBeTruthy()
    order = { ...order, lines: withOutcome }
    await vi.advanceTimersByTimeAsync(pickingMs)
    expect(await screen.findByText('2 de 4 itens conferidos')).toBeTruthy()
    expect(
      screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Separado')),
    ).toHaveLength(3)
    expect(screen.getByText('Etapa 2 de 4: Separando')).toBeTruthy()
    // Seldom again once it is in the bag.
    order = { ...order, fulfillment: 'ready' }
    await vi.advanceTimersByTimeAsync(pickingMs)
    expect(await screen.findByText(/^Pronto para sair/)).toBeTruthy()
    const asOften = asked.mock.calls.length
    await vi.advanceTimersByTimeAsync(2 * pickingMs)
    expect(asked.mock.calls.length).toBe(asOften)
    order = { ...order, fulfillment: 'delivered' }
    await vi.advanceTimersByTimeAsync(followMs)
    expect(await screen.findByText('Etapa 4 de 4: Entregue')).toBeTruthy()
    const before = asked.mock.calls.length
    await vi.advanceTimersByTimeAsync(10 * followMs)
    expect(asked.mock.calls.length).toBe(before)
  })

  it('stay in view without a connection, and say from when they are', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-05T12:10:00-03:00') })
    const placedAt = new Date().toISOString()
    let answer = async () =>
      Response.json({ orders: [orderOf('A-1', { fulfillment: 'on-the-way', placedAt })] })
    vi.stubGlobal('fetch', () => answer())
    renderInShop(<PastOrders owner="device">{<h2>Favoritos</h2>}</PastOrders>)
    expect(await screen.findByText('Saiu para entrega')).toBeTruthy()
    expect(screen.queryByText(/^Sem conexão/)).toBeNull()
    answer = () => Promise.reject(new TypeError('no connection'))
    await vi.advanceTimersByTimeAsync(2 * followMs)
    expect(await screen.findByText('Sem conexão com a loja agora. O que você vê é de 12h10.')).toBeTruthy()
    expect(screen.getByText('Saiu para entrega')).toBeTruthy()
    vi.useRealTimers()
  })

  it('lead to the message that was not sent, until its shopper says that it was, and not to buying it twice', async () => {
    forgetPlacedOrders()
    const now = new Date().toISOString()
    const unsent = { state: 'opened', fulfillment: 'waiting', placedAt: now, unsentPath: '/pedido/abc' }
    open([orderOf('A-1', unsent)])
    const link = await screen.findByRole('link', { name: 'Enviar a mensagem' })
    expect(link.getAttribute('href')).toBe('/pedido/abc')
    expect(screen.queryByRole('button', { name: /^Comprar de novo/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Já enviei' }))
    expect(screen.queryByRole('link', { name: 'Enviar a mensagem' })).toBeNull()
    expect(screen.getByText('Mensagem enviada')).toBeTruthy()
  })
})
