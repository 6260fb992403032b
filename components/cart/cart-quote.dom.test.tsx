import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { VariantId } from '@/lib/domain/identifiers'
import type { VariantFacts } from '@/lib/domain/quote'
import { answerQuotes } from '@/lib/testing/answer-quotes'
import { PanelOpener, renderInShop } from '@/lib/testing/render-in-shop'
import { cartLineOf, completeDelivery, plainPrice, variantIdOf } from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { CartDrawer } from './cart-drawer'

const page = (
  <>
    <PanelOpener panel="cart" />
    <CartDrawer />
  </>
)

const [banana, bread] = [variantIdOf(1), variantIdOf(2)]
const lines = [
  cartLineOf({ quantity: 5, stock: null, weightGrams: null }),
  cartLineOf({ variantId: bread, title: 'Pão Francês', stock: null, weightGrams: null }),
]

type Known = readonly (readonly [VariantId, Partial<VariantFacts> | null])[]

async function openWith(known: Known = [], state: Partial<ReturnType<typeof answerQuotes>> = {}) {
  const server = Object.assign(answerQuotes(new Map(known)), state)
  const shop = renderInShop(page, { lines, delivery: completeDelivery })
  await shop.user.click(screen.getByText('abrir'))
  return { ...shop, server }
}
const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Finalizar Compra' })
const accept = () => screen.findByRole('button', { name: 'Aceitar mudanças' })
const appears = (text: string | RegExp) => screen.findByText(text)
const stored = () => parseStoredCart(window.localStorage.getItem(cartKey))
const price = (amount: number) => ({ price: { ...plainPrice, amount } })
const space = '\u00a0'

/** By key: behind a tap the next one at its place is ignored for a while, in the next test too. */
async function undo(user: UserEvent) {
  screen.getByRole('button', { name: 'Desfazer' }).focus()
  await user.keyboard('{Enter}')
}

describe('the open cart', () => {
  it('shows its own totals at once, then settles on the quote: estimado goes with the weights', async () => {
    const { promise: answersAfter, resolve: answer } = Promise.withResolvers<void>()
    await openWith([], { answersAfter })
    expect(screen.getByText('Conferindo preços…')).toBeTruthy()
    expect(screen.getByText('Frete (estimado)')).toBeTruthy()
    expect(finish().disabled).toBe(false)
    answer()
    await appears('Preços conferidos agora')
    expect(await appears('Frete')).toBeTruthy()
    expect(await appears('6 de 15 kg')).toBeTruthy()
    expect(stored()).toMatchObject([{ weightGrams: 1000, stock: 5, quantity: 5 }, { weightGrams: 1000 }])
    expect(screen.queryByRole('button', { name: 'Aceitar mudanças' })).toBeNull()
  })

  it('asks once more when the quantity has changed, after the last tap', async () => {
    const { server, user } = await openWith([[bread, { stock: 9 }]])
    await appears('Preços conferidos agora')
    const more = screen.getByRole('button', { name: 'Aumentar quantidade de Pão Francês' })
    await user.click(more)
    await user.click(more)
    expect(screen.getByText('Conferindo preços…')).toBeTruthy()
    await appears('Preços conferidos agora')
    expect(server.asked.map((asked) => asked[1]?.quantity)).toEqual([1, 3])
  })

  it('R12 shows what changed on each line, and applies nothing before it is accepted', async () => {
    const { user } = await openWith([
      [banana, price(649)],
      [bread, price(450)],
    ])
    await accept()
    expect(screen.getByText('2 itens mudaram')).toBeTruthy()
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain(`Preço mudou de R$${space}5,00 para R$${space}6,49`)
    expect(second?.textContent).toContain(`Boa notícia: baixou de R$${space}5,00 para R$${space}4,50`)
    // Above, and what is about to be paid.
    expect(screen.getByText('Novo total: R$ 48,95')).toBeTruthy()
    expect(screen.getByText('R$ 48,95')).toBeTruthy()
    expect(screen.queryByText('R$ 42,00')).toBeNull()
    expect(stored().map((line) => line.price.amount)).toEqual([500, 500])
    expect(finish().disabled).toBe(true)
    const hint = document.getElementById(finish().getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('Confira as mudanças do carrinho')

    await user.click(await accept())
    expect(stored().map((line) => line.price.amount)).toEqual([649, 450])
    expect(screen.getByText('R$ 48,95')).toBeTruthy()
    expect([finish().disabled, screen.queryByText('2 itens mudaram')]).toEqual([false, null])
    expect(screen.getByText('Mudanças aceitas.').getAttribute('role')).toBe('status')
  })

  it('R11 removes what is sold out when it is accepted, and undoing that shows it as sold out again', async () => {
    const { user } = await openWith([[banana, null]])
    await appears('Esgotado: sai do carrinho')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await user.click(await accept())
    expect(stored().map(({ variantId }) => variantId)).toEqual([bread])
    expect(screen.getByText('Banana Prata foi removido.')).toBeTruthy()
    const dialog = screen.getByRole('dialog')
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
    await undo(user)
    expect(stored()[0]).toMatchObject({ variantId: banana, quantity: 5 })
    await appears('Esgotado: sai do carrinho')
    expect(finish().disabled).toBe(true)
  })

  it('R11 becomes empty when everything is sold out, and brings all of it back at once', async () => {
    const { user } = await openWith([
      [banana, { stock: 0 }],
      [bread, { purchasable: false }],
    ])
    await user.click(await accept())
    expect(screen.getByRole('link', { name: 'Explorar Todos os Produtos' })).toBeTruthy()
    expect(screen.getByText('2 produtos esgotados foram removidos.')).toBeTruthy()
    await undo(user)
    expect(stored().map(({ variantId }) => variantId)).toEqual([banana, bread])
  })

  it('R20 keeps its totals and its button when no quote comes, and says where prices are confirmed', async () => {
    await openWith([], { isDown: true })
    const notices = await screen.findAllByText('Os preços serão confirmados no pagamento.')
    expect(notices.some((notice) => notice.getAttribute('role') === 'status')).toBe(true)
    expect(screen.getByText('R$ 42,00')).toBeTruthy()
    expect(finish().disabled).toBe(false)
  })

  it('R20 asks a server that did not answer again by itself, for a browser that never knew it was offline', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval', 'Date'] })
    const { server } = await openWith([], { isDown: true })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getAllByText('Os preços serão confirmados no pagamento.').length).toBeGreaterThan(0)
    server.isDown = false
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(screen.getByText('Preços conferidos agora')).toBeTruthy()
  })

  it('R13 forgets what it received when it is closed, and asks again when it is opened', async () => {
    const { server, user } = await openWith([[banana, price(700)]])
    await accept()
    await user.keyboard('{Escape}')
    server.known.clear()
    await user.click(screen.getByText('abrir'))
    await appears('Preços conferidos agora')
    expect(screen.queryByText('1 item mudou')).toBeNull()
    expect(server.asked.length).toBe(2)
  })
})

describe('R11 R12 a checkout that the server refuses because the cart has changed', () => {
  it.each(['cart-changed', 'insufficient-stock'])('shows the changes: %s', async (kind) => {
    const { server, user, toast } = await openWith()
    await appears('Preços conferidos agora')
    const quotes = window.fetch
    server.known.set(banana, { stock: 2 })
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
      address === '/api/checkout' ? Response.json({ kind }, { status: 409 }) : quotes(address, init),
    )
    await user.click(finish())
    await appears('Só restam 2: a quantidade passa de 5 para 2')
    expect(toast()).toBeNull()
    expect(finish().disabled).toBe(true)
    await act(async () => {})
  })
})
