import { notifyManager, skipToken, useQuery } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import type { PastOrder } from '@/lib/domain/past-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { brl, found, makeLine, makeOrder, variantIdOf } from '@/lib/testing/sample-values'
import { orderKeysKey } from '@/stores/checkout/storage-keys'
import { MarketContact } from './market-contact'
import { OrderReceipt } from './order-receipt'
import { forgetUnsentAnswers } from './use-answers'

const settled = { ordered: 1200, now: 1378 }
type Given = 'accepted' | 'refused' | null

/** A line in whose place bread is offered, or accepted or refused. */
function swap(answer: Given = null, line = 0, replacement = 'Pão francês') {
  const offer = { line, id: `${replacement} 1378`, answer, settled }
  const outcome = { ...found, state: 'replaced' as const, replacement, offer }
  return makeLine({ variantId: variantIdOf(line), title: 'Pão caseiro', amount: brl(1200), settled, outcome })
}
const named = { code: 'A1B2', keys: ['attempt-000000000001'] }
const sent = (answer: string, line = 0) => ({ order: named, line, offer: 'Pão francês 1378', answer })

const queryKey = ['orders', 'device']

function giveAnew(changes: Partial<PastOrder>) {
  const order = makeOrder({
    ...{ placedAt: new Date().toISOString(), fulfillment: 'picking', isReceived: true, lines: [swap()] },
    ...{ settled: { ...settled, paid: null, mark: null, currency: 'brl' }, ...changes },
  })
  queryClient().setQueryData(queryKey, [order])
}

const showAnew = (changes: Partial<PastOrder>) => act(() => giveAnew(changes))
notifyManager.setScheduler((notify) => notify())

function Page(named: { readonly token?: string }) {
  const { data } = useQuery<PastOrder[]>({ queryKey, queryFn: skipToken }, queryClient())
  const [order = makeOrder()] = data ?? []
  return (
    <MarketContact value="https://wa.me/5547999991234?text=">
      <OrderReceipt {...named} order={order} variant="placed" action={<p>Pague com Pix</p>} />
    </MarketContact>
  )
}

function show(first: Partial<PastOrder> = {}, named = {}) {
  giveAnew(first)
  return renderInShop(<Page {...named} />).user
}

const asked: unknown[] = []
let answer: () => Promise<Response>
const taken = async () => Response.json({})

beforeEach(() => {
  answer = taken
  window.localStorage.setItem(orderKeysKey, JSON.stringify({ version: 1, keys: named.keys }))
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    return answer()
  })
})
afterEach(() => {
  cleanup()
  forgetUnsentAnswers()
  asked.length = 0
})

const kept = () => Object.keys(window.localStorage).filter((key) => key !== orderKeysKey)
const button = (name: RegExp) => screen.getByRole('button', { name })
const section = () => screen.getByRole('region', { name: 'Trocas do pedido A1B2' })
const said = () => section().textContent?.replaceAll('\u00a0', ' ')

describe('what comes in the place of a line', () => {
  it('R84 is asked about with its difference', () => {
    show()
    expect(said()).toContain('1 × Pão francêsno lugar de Pão caseiroR$ 13,78 (+ R$ 1,78)AceitarRecusar')
    // Seen once, and announced.
    expect(screen.getByText('1 troca para responder').className).toBe('sr-only')
    const [talk, ...others] = screen.getAllByRole('link', { name: 'Falar sobre este item: 1 × Pão francês' })
    expect([section().contains(talk ?? null), others]).toEqual([true, []])
  })

  it('R84 is answered once, with one tap, and stands above the steps until then', async () => {
    const user = show({ fulfillment: 'ready' })
    const fromSteps = () => screen.getByText(/^Etapa 2 de 4/).compareDocumentPosition(section())
    expect(fromSteps()).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await user.click(button(/^Recusar: 1 × Pão francês$/))
    expect(asked).toEqual([sent('refused')])
    expect(fromSteps()).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    await waitFor(() => expect(kept()).toEqual([]))
    expect(said()).toContain('Você recusou')
    showAnew({ fulfillment: 'ready', lines: [swap('refused')], pixDue: { amount: brl(1200), path: '/x' } })
    // What is due stands above what is settled.
    const fromDue = screen.getByText('Pague com Pix').compareDocumentPosition(section())
    expect(fromDue).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByRole('button', { name: /^(Aceitar|Recusar)/ })).toBeNull()
    // Offered once more, after another one.
    showAnew({})
    expect(button(/^Recusar: 1 × Pão francês$/)).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('R84 accepts several at once, each by an answer of its own, and none that was answered', async () => {
    const user = show({ lines: [swap(), swap('refused', 1), swap(null, 2)] })
    await user.click(button(/^Aceitar todas$/))
    await waitFor(() => expect(asked).toEqual([sent('accepted'), sent('accepted', 2)]))
    expect(screen.getAllByText('Você aceitou')).toHaveLength(2)
    expect(screen.getAllByText('Você recusou')).toHaveLength(1)
  })

  it('R84 keeps an answer without a connection, says so, and sends it until the order has it', async () => {
    answer = () => Promise.reject(new TypeError('no connection'))
    const user = show()
    await user.click(button(/^Aceitar/))
    expect(await screen.findByText(/^Ainda não chegou ao mercado\./)).toBeTruthy()
    cleanup()
    asked.length = 0
    // Opened again.
    answer = async () => Response.json({ kind: 'shop-busy' }, { status: 503 })
    show()
    expect(said()).toContain('Você aceitou')
    expect(await screen.findByText(/^Ainda não chegou ao mercado\./)).toBeTruthy()
    answer = taken
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(screen.getByText(/Vem no pedido\./)).toBeTruthy()
    })
    expect(asked).toEqual([sent('accepted'), sent('accepted')])
    // Of what another device answered first, nothing is said over.
    showAnew({ lines: [swap('refused')] })
    expect(said()).toContain('Você recusou')
    await waitFor(() => expect(kept()).toEqual([]))
    expect(asked).toHaveLength(2)
  })

  it('S72 asks again, and says why, where the market has put something else there', async () => {
    answer = async () => Response.json({ kind: 'replacement-changed' }, { status: 409 })
    const user = show()
    await user.click(button(/^Aceitar/))
    const changed = 'O mercado mudou este item. Veja como está agora e responda de novo.'
    expect((await screen.findByText(changed)).role).toBe('alert')
    expect(button(/^Aceitar: 1 × Pão francês$/)).toBeTruthy()
    expect(kept()).toEqual([])
    showAnew({ lines: [swap(null, 0, 'Broa')] })
    expect(button(/^Aceitar: 1 × Broa$/)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe(changed)
  })

  it('R84 says that the order has left where that was meanwhile, and asks no more', async () => {
    answer = async () => Response.json({ kind: 'order-left' }, { status: 409 })
    await show().click(button(/^Recusar/))
    const text = 'Este pedido já saiu do mercado, e não dá mais para responder por aqui. Fale com o mercado.'
    expect((await screen.findByText(text)).role).toBe('alert')
    showAnew({ fulfillment: 'on-the-way' })
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(screen.queryByRole('button', { name: /^Recusar/ })).toBeNull()
  })

  it('R84 says at the next look why an answer was refused that another page sent, and keeps no link until then', async () => {
    answer = () => Promise.reject(new TypeError('no connection'))
    await show({}, { token: 'secret' }).click(button(/^Aceitar/))
    await screen.findByText(/^Ainda não chegou ao mercado\./)
    cleanup()
    answer = async () => Response.json({ kind: 'bad-body' }, { status: 400 })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(Object.values(window.localStorage).join()).not.toContain('secret'))
    expect(kept()).toHaveLength(1)
    asked.length = 0
    show()
    const text = 'Não deu para enviar a sua resposta. Responda de novo ou fale com o mercado.'
    expect((await screen.findByText(text)).role).toBe('alert')
    expect(button(/^Aceitar/)).toBeTruthy()
    expect([kept(), asked]).toEqual([[], []])
  })

  it('is not stored again where the shopper has removed what this site keeps', async () => {
    answer = () => Promise.reject(new TypeError('no connection'))
    await show().click(button(/^Aceitar/))
    await screen.findByText(/^Ainda não chegou ao mercado\./)
    window.localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(button(/^Aceitar/)).toBeTruthy()
    expect(window.localStorage).toHaveLength(0)
  })
})
