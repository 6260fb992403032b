import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PastOrder } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { brl, found, makeLine, makeOrder, missing, variantIdOf } from '@/lib/testing/sample-values'
import { MarketContact } from './market-contact'
import { OrderReceipt } from './order-receipt'

const whatsapp = 'https://wa.me/5547999991234?text='
const open = { ordered: 5200, now: 0, paid: 5200, mark: null, currency: 'brl' }
const cancelled = { fulfillment: 'cancelled' } as const
const unagreed = { fulfillment: 'waiting', productsTotal: brl(1590) } as const

/** At 16:30 of the day that it was placed and begun. */
function show(overrides: Partial<PastOrder>, contact = whatsapp, place?: string) {
  cleanup()
  vi.useFakeTimers({ now: Date.parse('2026-11-25T16:30:00-03:00') })
  const order = makeOrder({
    ...{ placedAt: '2026-11-25T10:00:00-03:00', fulfillment: 'picking', isReceived: true },
    ...{ fulfillmentAt: '2026-11-25T14:10:00-03:00', ...overrides },
  })
  renderInShop(
    <MarketContact value={contact}>
      <OrderReceipt order={order} variant="placed" place={place ?? null} />
    </MarketContact>,
  )
  return screen.getByRole('article', { name: 'Pedido A1B2' })
}

afterEach(() => void vi.useRealTimers())

const messageOf = (name: string) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '').slice(whatsapp.length)

describe('a receipt', () => {
  it('begins with the title, the time and the four steps', () => {
    const steps = ['waiting', 'picking'] as const
    const stepTimes = steps.map((state, hour) => ({ state, at: `2026-11-25T1${hour}:00:00-03:00` }))
    const deliveryWindow = '2026-11-25T16:00/18:00'
    const order = show({ stepTimes, details: { substitution: null, deliveryWindow }, lines: [makeLine()] })
    expect(order.querySelector('[data-slot=receipt-head]')?.textContent).toMatch(
      /^Em separação\s·\s14h10Chega hoje, 16h–18hPedido A1B2 · Hoje, 10h.*Etapa 2 de 4: Separando.*A caminhoEntregue0 de 1 item conferidoA seguir: pronto para sair\./,
    )
  })

  it('of which nothing was found leads to the market, and on, in the place of its way', () => {
    const order = show({ fulfillment: 'ready', lines: [makeLine({ outcome: missing })] })
    const links = screen.getAllByRole('link').map(({ textContent, className }) => [textContent, className])
    expect(links).toEqual([
      ['Falar com o mercado', expect.stringContaining('bg-primary')],
      ['Escolher outros produtos', expect.stringContaining('border-input')],
    ])
    expect(order.textContent).toMatch(/^Nada foi achado.*É um novo pedido, pago à parte\./)
    expect(order.textContent).not.toMatch(/A seguir|Etapa/)
  })

  it.each<[boolean, Partial<PastOrder>, string?]>([
    [true, { fulfillment: 'waiting' }],
    [true, { fulfillment: 'ready' }],
    [false, { fulfillment: 'on-the-way' }],
    [false, { fulfillment: 'waiting', state: 'opened', isReceived: false }],
    [false, {}, ''],
  ])('says (%s) how an order in the state %o is changed or given up', (isSaid, order, contact) => {
    show(order, contact)
    if (!isSaid) return expect(screen.queryByText('Mudar ou cancelar este pedido')).toBeNull()
    expect(messageOf('Mudar ou cancelar este pedido')).toBe('Olá! Quero mudar ou cancelar o pedido A1B2.')
  })

  it('says what is wished where something is missing, and its window, until it is there', () => {
    const details = { substitution: 'similar', deliveryWindow: '2026-11-25T14:00/16:00' } as const
    const lines = [makeLine({ title: 'Uva', substitution: 'remove' })]
    show({ details, lines })
    expect(screen.getByText(/^Se faltar um produto: Trocar por marca similar/)).toBeTruthy()
    expect(screen.getByText('Se faltar: retirar').closest('li')?.textContent).toContain('Uva')
    show({ details, lines, fulfillment: 'delivered' })
    expect(screen.queryByText(/^(Se faltar|Horário)/)).toBeNull()
  })

  it('leads to the market about each line that is not as ordered, and about a difference', () => {
    const amounts = { amount: brl(1180), settled: { ordered: 1180, now: 0 } }
    const lost = makeLine({ quantity: 2, outcome: missing, ...amounts })
    const lines = [lost, makeLine({ variantId: variantIdOf(2), outcome: found })]
    const changed = { fulfillment: 'ready', lines, settled: { ...open, ordered: 1180, paid: 1180 } } as const
    show(changed)
    expect(screen.getAllByRole('listitem')[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      '2 × BananaR$ 11,80 no pedido, agora R$ 0,00FaltouFalar sobre este item',
    )
    const said = 'Olá! É sobre o pedido A1B2. 2 × Banana: Faltou.'
    expect(messageOf('Falar sobre este item: 2 × Banana')).toBe(said)
    expect(messageOf('Falar da devolução')).toMatch(/^Olá! É sobre o pedido A1B2\. Há R\$\s11,80 a meu favor/)
    show(changed, '')
    expect(screen.getByText('Dúvidas? Leve o código deste pedido ao mercado.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each<[string, string, Partial<PastOrder>]>([
    ['Combinar o frete agora', 'Olá! Quero combinar o frete do pedido A1B2.', unagreed],
    ['Perguntar o motivo', 'Olá! É sobre o pedido A1B2. Por que ele foi cancelado?', cancelled],
    ['Algo errado?', 'Olá! É sobre o pedido A1B2. Veio algo errado:', { fulfillment: 'delivered' }],
  ])('leads to the market by %s, the message written', (name, message, order) => {
    show(order, whatsapp, 'Itajaí')
    expect(messageOf(name)).toBe(message)
  })

  it.each([
    ['cancelled', open],
    [undefined, { ...open, mark: { amount: -5200, at: '2026-11-25T15:00:00-03:00' } }],
  ])('that was cancelled looks %s by whether all that was paid is back', (wrong, settled) => {
    const head = show({ ...cancelled, settled }).querySelector<HTMLElement>('[data-slot]')
    expect(head?.dataset['wrong']).toBe(wrong)
  })
})
