import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { pastOrders } from '@/lib/browser/past-orders-decoder'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { countOpenSwaps, forgetSwapAnswers } from '@/stores/checkout/swap-answers'
import { MarketContact } from './market-contact'
import { ReceiptPaper } from './receipt-paper'

const outcome = { state: 'replaced', quantity: null, weightGrams: null, replacement: 'Pão francês' }
const line = {
  variantId: 'v1',
  title: 'Pão caseiro',
  quantity: 1,
  amount: { amount: 1200, currency: 'brl' },
  outcome,
  settled: { ordered: 1200, now: 1378 },
}

function orderOf(overrides: object = {}) {
  const order = {
    code: 'A1B2',
    placedAt: new Date().toISOString(),
    state: 'arrived',
    fulfillment: 'picking',
    lines: [line],
    productsTotal: line.amount,
    settled: { ordered: 1200, now: 1378, currency: 'brl' },
    ...overrides,
  }
  const [read] = pastOrders({ orders: [order] }) ?? []
  if (!read) throw new Error('no order')
  return read
}

function show(overrides?: object, contact: string | undefined = 'https://wa.me/5547999991234?text=') {
  const order = orderOf(overrides)
  renderInShop(
    <MarketContact value={contact}>
      <ReceiptPaper order={order} Heading="h2">
        {null}
      </ReceiptPaper>
    </MarketContact>,
  )
  return order
}

afterEach(() => {
  cleanup()
  forgetSwapAnswers()
})

describe('what comes in the place of a line', () => {
  it('has its difference, what either answer does, and a message for each', async () => {
    const user = userEvent.setup()
    const order = show()
    const row = screen.getByRole('listitem')
    expect(row.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Trocado+ R$ 1,78no lugar de Pão caseiroSe aceitar, vem no lugar: + R$ 1,78. Se recusar, sai do pedido e você não paga. Sem resposta, vem a troca.',
    )
    const refuse = screen.getByRole('link', { name: 'Recusar: 1 × Pão francês' })
    expect(refuse.getAttribute('href')).toContain(
      encodeURIComponent(
        'Não quero a troca, pode tirar do pedido: 1 × Pão francês (no lugar de Pão caseiro).',
      ),
    )
    expect(screen.getByRole('link', { name: 'Aceitar: 1 × Pão francês' }).getAttribute('href')).toContain(
      encodeURIComponent('Aceito a troca: 1 × Pão francês (no lugar de Pão caseiro).'),
    )
    expect(countOpenSwaps(order)).toBe(1)
    refuse.addEventListener('click', (event) => event.preventDefault())
    await user.click(refuse)
    expect(
      screen.getByText(
        'Você recusou a troca. Vale assim que a mensagem for enviada: o mercado tira do pedido.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Aceitar/ })).toBeNull()
    // It can still be spoken of.
    expect(screen.getByRole('link', { name: 'Falar sobre este item: 1 × Pão francês' })).toBeTruthy()
    expect(countOpenSwaps(order)).toBe(0)
    // The message may not have been sent, or another answer be the better one.
    await user.click(screen.getByRole('button', { name: 'Mudar resposta' }))
    expect(screen.getByRole('link', { name: /^Aceitar/ })).toBeTruthy()
    expect(countOpenSwaps(order)).toBe(1)
    // Something else in its place is another exchange.
    const other = { ...line, outcome: { ...outcome, replacement: 'Broa' } }
    expect(countOpenSwaps(orderOf({ lines: [other] }))).toBe(1)
  })

  it('is answered as long as the bag is in the market, and where a contact is known', () => {
    show({ fulfillment: 'on-the-way' })
    expect(screen.queryByRole('link', { name: /^Recusar/ })).toBeNull()
    expect(screen.getByRole('link', { name: /^Falar sobre este item/ })).toBeTruthy()
    cleanup()
    show({}, '')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText(/^Se aceitar/)).toBeNull()
  })

  it('is asked about with the beginning of the sentence once it was brought', () => {
    show({ fulfillment: 'delivered' })
    expect(screen.getByRole('link', { name: 'Algo errado?' }).getAttribute('href')).toContain(
      encodeURIComponent('Olá! É sobre o pedido A1B2. Veio algo errado:'),
    )
  })
})
