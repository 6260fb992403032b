import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PastOrder } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { brl, found, makeLine, makeOrder, missing, variantIdOf } from '@/lib/testing/sample-values'
import { MarketContact } from './market-contact'
import { OrderReceipt } from './order-receipt'

const whatsapp = 'https://wa.me/5547999991234?text='
const open = { ordered: 5200, now: 0, paid: 5200, mark: null, currency: 'brl' }

/** At 16:30 of the day that it was placed and begun. */
function show(overrides: Partial<PastOrder>, { contact = whatsapp, variant = 'placed' as const } = {}) {
  cleanup()
  vi.useFakeTimers({ now: Date.parse('2026-11-25T16:30:00-03:00') })
  const order = makeOrder({
    ...{ placedAt: '2026-11-25T10:00:00-03:00', fulfillment: 'picking', isReceived: true },
    ...{ fulfillmentAt: '2026-11-25T14:10:00-03:00', ...overrides },
  })
  renderInShop(
    <MarketContact value={contact}>
      <OrderReceipt order={order} variant={variant} />
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
      /^Em separação · 14h10Chega hoje, 16h–18hPedido A1B2 · Hoje, 10h.*Etapa 2 de 4: Separando.*A caminhoEntregue0 de 1 item conferidoA seguir: pronto para sair\./,
    )
  })

  it('of which nothing was found says so in the place of its way, and what becomes of money', () => {
    const lines = [1, 2].map((number) => makeLine({ variantId: variantIdOf(number), outcome: missing }))
    const order = show({ fulfillment: 'ready', lines })
    for (const text of [
      ...['Nada foi achado', 'Pedido encerrado: não haverá entrega.', 'Nenhum pagamento confirmado'],
      ...['Se você pagou, o mercado responde pela devolução.', 'É um novo pedido, pago à parte.'],
    ])
      expect(order.textContent).toContain(text)
    // One way to the market, and one on.
    const links = screen.getAllByRole('link').map(({ textContent, className }) => [textContent, className])
    expect(links).toEqual([
      ['Falar com o mercado', expect.stringContaining('bg-primary')],
      ['Escolher outros produtos', expect.stringContaining('border-input')],
    ])
    expect(screen.queryByText(/^(A seguir|Etapa)/)).toBeNull()
  })

  it('says how it is changed or given up until it leaves, where a contact is known', () => {
    for (const fulfillment of ['waiting', 'picking', 'ready'] as const) {
      show({ fulfillment })
      expect(messageOf('Mudar ou cancelar este pedido')).toBe('Olá! Quero mudar ou cancelar o pedido A1B2.')
    }
    for (const [overrides, contact] of [
      [{ fulfillment: 'on-the-way' }, whatsapp],
      [{ fulfillment: 'delivered' }, whatsapp],
      [{ fulfillment: 'waiting', state: 'opened', isReceived: false }, whatsapp],
      [{}, ''],
    ] as const) {
      show(overrides, { contact })
      expect(screen.queryByText('Mudar ou cancelar este pedido')).toBeNull()
    }
  })

  it('says what is wished where something is missing, and of a line where that is something else, until it is there', () => {
    const lines = (['similar', 'remove'] as const).map((substitution, index) =>
      makeLine({ variantId: variantIdOf(index), title: substitution, substitution }),
    )
    const details = { substitution: 'similar', deliveryWindow: '2026-11-25T14:00/16:00' } as const
    show({ lines, details })
    expect(screen.getByText(/^Se faltar um produto: Trocar por marca similar/)).toBeTruthy()
    expect(screen.getByText('Se faltar: retirar').closest('li')?.textContent).toContain('remove')
    show({ lines, details, fulfillment: 'delivered' })
    expect(screen.queryByText(/^Se faltar/)).toBeNull()
    // Its window, no more in the title.
    expect(screen.getByText('Horário: qua, 25/11, 14h–16h')).toBeTruthy()
  })

  it('leads to the market about each line that is not as ordered, and about a difference', () => {
    const line = makeLine({ quantity: 2, outcome: missing, settled: { ordered: 1180, now: 0 } })
    const settled = { ...open, ordered: 1180, paid: 1180 }
    const lines = [{ ...line, amount: brl(1180) }, makeLine({ variantId: variantIdOf(2), outcome: found })]
    show({ fulfillment: 'ready', lines, settled })
    expect(screen.getAllByRole('listitem')[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      '2 × BananaR$ 11,80 no pedido, agora R$ 0,00FaltouFalar sobre este item',
    )
    expect(messageOf('Falar sobre este item: 2 × Banana')).toBe(
      'Olá! É sobre o pedido A1B2. 2 × Banana: Faltou.',
    )
    expect(messageOf('Falar da devolução')).toBe(
      'Olá! É sobre o pedido A1B2. Há R$\u00a011,80 a meu favor. Como e quando recebo?',
    )
    expect(screen.getByRole('link', { name: 'Falar da devolução' }).className).toContain('border-input')
    show({ fulfillment: 'ready', lines, settled }, { contact: '' })
    expect(screen.getByText('Dúvidas? Leve o código deste pedido ao mercado.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('of a freight to be agreed leads to the market with one tap, the message written', () => {
    cleanup()
    vi.useFakeTimers({ now: Date.parse('2026-03-05T15:30:00Z') })
    const order = makeOrder({ productsTotal: brl(1590) })
    renderInShop(
      <MarketContact value={whatsapp}>
        <OrderReceipt order={order} variant="placed" place="Itajaí" />
      </MarketContact>,
    )
    expect(messageOf('Combinar o frete agora')).toBe('Olá! Quero combinar o frete do pedido A1B2.')
  })

  it.each([
    ['cancelled', open],
    [undefined, { ...open, mark: { amount: -5200, at: '2026-11-25T15:00:00-03:00' } }],
  ])('that was cancelled looks %s by whether all that was paid is back', (wrong, settled) => {
    const order = show({ fulfillment: 'cancelled', settled })
    expect(order.querySelector<HTMLElement>('[data-slot=receipt-head]')?.dataset['wrong']).toBe(wrong)
    expect(messageOf('Perguntar o motivo')).toBe('Olá! É sobre o pedido A1B2. Por que ele foi cancelado?')
  })

  it('of what was brought begins the sentence of what is wrong', () => {
    show({ fulfillment: 'delivered' })
    expect(messageOf('Algo errado?')).toBe('Olá! É sobre o pedido A1B2. Veio algo errado:')
  })
})
