import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pastOrders } from '@/lib/api/order-answers'
import { countOpenOffers } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { findUnsentAnswer, forgetUnsentAnswers } from '@/stores/checkout/unsent-answers'
import { MarketContact } from './market-contact'
import { ReceiptPaper } from './order-receipt'

const settled = { ordered: 1200, now: 1378 }
const offer = { line: 0, id: '["Pão francês",null,1378,null]', answer: null as string | null, settled }
const outcome = { state: 'replaced', quantity: null, weightGrams: null, replacement: 'Pão francês' }
const line = {
  variantId: 'v1',
  title: 'Pão caseiro',
  quantity: 1,
  amount: { amount: 1200, currency: 'brl' },
  outcome: { ...outcome, offer },
  settled,
}
const answeredLine = (answer: string) => ({ ...line, outcome: { ...outcome, offer: { ...offer, answer } } })
const named = { code: 'A1B2', keys: ['attempt-000000000001'] }

function orderOf(overrides: object = {}) {
  const order = {
    code: 'A1B2',
    placedAt: new Date().toISOString(),
    state: 'arrived',
    fulfillment: 'picking',
    lines: [line],
    productsTotal: line.amount,
    settled: { ...settled, currency: 'brl' },
    ...overrides,
  }
  const [read] = pastOrders.parse({ orders: [order] }).orders
  if (!read) throw new Error('no order')
  return read
}

type Order = ReturnType<typeof orderOf>

let showAnew: (changes: object) => void

/** As the page asks for it anew. */
function Page({ first, contact }: { readonly first: Order; readonly contact: string }) {
  const [order, setOrder] = useState(first)
  showAnew = (changes) => act(() => setOrder(orderOf(changes)))
  return (
    <MarketContact value={contact}>
      <ReceiptPaper order={order} named={named} Heading="h2">
        {null}
      </ReceiptPaper>
    </MarketContact>
  )
}

function show(overrides?: object, contact = 'https://wa.me/5547999991234?text=') {
  const order = orderOf(overrides)
  renderInShop(<Page first={order} contact={contact} />)
  return order
}

const asked: unknown[] = []
let answer: () => Promise<Response>
const taken = async () => Response.json({})
const refusing = (kind: string) => async () => Response.json({ kind }, { status: 409 })
const unreachable = () => Promise.reject(new TypeError('no connection'))

beforeEach(() => {
  answer = taken
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(String(init.body))])
    return answer()
  })
})
afterEach(() => {
  cleanup()
  forgetUnsentAnswers()
  vi.unstubAllGlobals()
  asked.length = 0
})

const button = (name: RegExp) => screen.getByRole('button', { name })
const section = () => screen.getByRole('region', { name: 'Trocas deste pedido' })
const said = () => section().textContent?.replaceAll('\u00a0', ' ')
const sent = (given: string, index = 0) => [
  '/api/orders/answer',
  { order: named, line: index, offer: offer.id, answer: given },
]

describe('what comes in the place of a line', () => {
  it('R84 is asked about before all else, with its difference, until when, and what either answer does', () => {
    const order = show()
    expect(said()).toContain(
      '1 troca espera a sua respostaResponda até o pedido sair. Se recusar, sai do pedido e você não paga. Sem resposta, a troca vem.1 × Pão francêsno lugar de Pão caseiroR$ 13,78 (+ R$ 1,78)AceitarRecusar',
    )
    // Seen once, and announced.
    expect(screen.getByText('1 troca para responder').className).toBe('sr-only')
    expect(screen.getByText('Troca sugerida')).toBeTruthy()
    expect(screen.getByText('0 de 1 item conferido')).toBeTruthy()
    expect(countOpenOffers(order)).toBe(1)
    const talk = screen.getAllByRole('link', { name: 'Falar sobre este item: 1 × Pão francês' })
    expect(talk).toHaveLength(1)
    expect(section().contains(talk[0] ?? null)).toBe(true)
  })

  it('R84 is answered once, with one tap, and stands above the steps until then', async () => {
    const user = userEvent.setup()
    const closed = { fulfillment: 'ready', isReceived: true }
    show(closed)
    const fromSteps = () => screen.getByText(/^Etapa 2 de 4/).compareDocumentPosition(section())
    expect(fromSteps()).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await user.click(button(/^Recusar: 1 × Pão francês$/))
    expect(said()).toContain('Você recusou Sai do pedido, e você não paga.')
    expect(screen.queryByRole('button', { name: /^(Aceitar|Recusar)/ })).toBeNull()
    expect(asked).toEqual([sent('refused')])
    // The focus stays where the answer was given.
    expect(document.activeElement).toBe(section())
    expect(fromSteps()).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    showAnew({ ...closed, lines: [{ ...answeredLine('refused'), settled: { ordered: 1200, now: 0 } }] })
    expect(findUnsentAnswer('A1B2', offer)).toBeNull()
    expect(screen.queryByText(/espera a sua resposta/)).toBeNull()
    expect(screen.getByText('Não vem')).toBeTruthy()
    expect(screen.queryByText(/troca recusada/i)).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('R84 accepts several at once, each by an answer of its own, and none that was answered', async () => {
    const user = userEvent.setup()
    const more = (index: number, given: string | null) => ({
      ...line,
      variantId: `v${index}`,
      outcome: { ...outcome, offer: { ...offer, line: index, answer: given } },
    })
    show()
    expect(screen.queryByRole('button', { name: 'Aceitar todas' })).toBeNull()
    cleanup()
    show({ lines: [line, more(1, 'refused'), more(2, null)] })
    await user.click(button(/^Aceitar todas$/))
    expect(document.activeElement).toBe(section())
    await waitFor(() => expect(asked).toEqual([sent('accepted'), sent('accepted', 2)]))
    expect(screen.getAllByText('Você aceitou')).toHaveLength(2)
    expect(screen.getAllByText('Você recusou')).toHaveLength(1)
  })

  it('R84 keeps an answer without a connection, says so, and sends it until the order has it', async () => {
    answer = unreachable
    const user = userEvent.setup()
    show()
    await user.click(button(/^Aceitar/))
    expect(await screen.findByText(/^Ainda não chegou ao mercado\./)).toBeTruthy()
    expect(said()).toContain('Você aceitou')
    expect(said()).not.toContain('espera a sua resposta')
    cleanup()
    asked.length = 0
    // Opened again.
    answer = async () => Response.json({ kind: 'shop-busy' }, { status: 503 })
    show()
    expect(said()).toContain('Você aceitou')
    expect(await screen.findByText(/^Ainda não chegou ao mercado\./)).toBeTruthy()
    answer = taken
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText(/Vem no pedido\./)).toBeTruthy()
    expect(asked).toEqual([sent('accepted'), sent('accepted')])
    // Of what another device answered first, nothing is said over.
    showAnew({ lines: [answeredLine('refused')] })
    expect(said()).toContain('Você recusou')
    expect(findUnsentAnswer('A1B2', offer)).toBeNull()
    expect(asked).toHaveLength(2)
  })

  it('S72 asks again, and says why, where the market has put something else there', async () => {
    answer = refusing('replacement-changed')
    const user = userEvent.setup()
    show()
    await user.click(button(/^Aceitar/))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'O mercado mudou este item. Veja como está agora e responda de novo.',
    )
    expect(button(/^Aceitar: 1 × Pão francês$/)).toBeTruthy()
    expect(findUnsentAnswer('A1B2', offer)).toBeNull()
    const other = { ...offer, id: '["Broa",null,1378,null]' }
    showAnew({ lines: [{ ...line, outcome: { ...outcome, replacement: 'Broa', offer: other } }] })
    expect(button(/^Aceitar: 1 × Broa$/)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('O mercado mudou este item.')
  })

  it('R84 says that the order has left meanwhile', async () => {
    answer = refusing('order-left')
    const user = userEvent.setup()
    show()
    await user.click(button(/^Recusar/))
    await screen.findByText(/já saiu do mercado/)
    showAnew({ fulfillment: 'on-the-way' })
    expect(said()).toContain('Este pedido já saiu do mercado, e não dá mais para responder por aqui.')
    expect(screen.queryByRole('button', { name: /^Recusar/ })).toBeNull()
  })

  it('R84 says that the market has cancelled it meanwhile', async () => {
    answer = refusing('order-cancelled')
    const user = userEvent.setup()
    show()
    await user.click(button(/^Aceitar/))
    await screen.findByText(/cancelou este pedido/)
    showAnew({ fulfillment: 'cancelled' })
    expect(said()).toBe('O mercado cancelou este pedido, e nada mais será separado.')
  })

  it('is answered as long as the bag is in the market, whether a contact is known or not', () => {
    show({ fulfillment: 'on-the-way' })
    expect(screen.queryByRole('button', { name: /^Recusar/ })).toBeNull()
    expect(screen.getByRole('link', { name: /^Falar sobre este item/ })).toBeTruthy()
    cleanup()
    show({ pickup: 'Rua das Flores, 12' }, '')
    expect(said()).toContain('Responda até você retirar o pedido.')
    expect(button(/^Aceitar/)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is asked about with the beginning of the sentence once it was brought', () => {
    show({ fulfillment: 'delivered' })
    expect(screen.getByRole('link', { name: 'Algo errado?' }).getAttribute('href')).toContain(
      encodeURIComponent('Olá! É sobre o pedido A1B2. Veio algo errado:'),
    )
  })
})
