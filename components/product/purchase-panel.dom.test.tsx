import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderProductPage } from '@/lib/testing/render-product-page'
import { completeDelivery, variantIdOf, variantOf } from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'

let stock: Record<string, number | null>
beforeEach(() => {
  stock = {}
  vi.stubGlobal('fetch', async () => Response.json({ stock }))
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const quantity = () => screen.getByRole('group', { name: 'Quantidade' }).querySelector('output')?.textContent
const notice = () => screen.queryByText(/em estoque!|Fora de estoque|Indisponível no momento/)?.textContent
const buttons = () => screen.queryAllByRole<HTMLButtonElement>('button', { name: /^(Comprar|Adicionar) a/i })
const canBuy = () => buttons().map(({ disabled }) => !disabled)
const inCart = () => parseStoredCart(window.localStorage.getItem(cartKey)).map((line) => line.quantity)

const small = variantOf({ id: variantIdOf(1), title: '500 g', stock: 2, picture: '/pictures/a.webp' })
const large = variantOf({ id: variantIdOf(2), title: '1 kg', stock: 9, picture: '/pictures/b.webp' })
const both = { variants: [small, large], pictures: ['/pictures/a.webp', '/pictures/b.webp'] }

describe('buying on the page of a product', () => {
  it('says how many there are, and sells no more than that', async () => {
    const { user } = renderProductPage({ variants: [small] })
    expect([notice(), canBuy()]).toEqual(['2 em estoque!', [true, true]])
    await user.click(button('Aumentar quantidade'))
    expect([quantity(), button('Aumentar quantidade').disabled]).toEqual(['2', true])
  })

  it('adds the chosen quantity, says what, starts at 1 again, and refuses more than is left', async () => {
    const { user, toast } = renderProductPage({ variants: [small] })
    await user.click(button('Aumentar quantidade'))
    await user.click(button('Adicionar ao Carrinho'))
    expect([inCart(), quantity()]).toEqual([[2], '1'])
    expect(toast()).toBe('default: Adicionado ao Carrinho! 🛒 | 2 x Banana Prata (500 g) adicionado.')
    await user.click(button('Adicionar ao Carrinho'))
    expect(inCart()).toEqual([2])
    expect(toast()).toBe(
      'destructive: Oh não! Algo deu errado. | Estoque insuficiente para Banana Prata (500 g). Apenas 2 restantes. Já estão no seu carrinho.',
    )
  })

  it('keeps the chosen variant in the address, and the default one leaves it clean', async () => {
    window.history.replaceState(null, '', '/product/banana-prata?a=1')
    const { user } = renderProductPage(both)
    const query = () => window.location.search
    await user.click(screen.getByRole('radio', { name: /^1\skg\s/ }))
    expect(query()).toBe('?a=1&variante=1-kg')
    await user.click(screen.getByRole('radio', { name: /^500\sg\s/ }))
    expect(query()).toBe('?a=1')
  })

  it('names each size with its price, and what is sold out of it', () => {
    renderProductPage({ variants: [small, { ...large, stock: 0 }] })
    const names = screen.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)
    expect(names).toEqual(['500\u00a0g R$\u00a05,00', '1\u00a0kg Esgotado'])
  })

  it.each([
    ['the title of the first option', [{ id: 'o', title: 'Peso' }], 'Peso'],
    ['Opção without one', [], 'Opção'],
  ])('heads the choice with %s', (_, options, name) => {
    renderProductPage({ ...both, options })
    expect(screen.getByRole('group', { name })).toBeTruthy()
  })

  it.each([
    [{ variants: [{ ...small, stock: 0 }] }, 'Fora de estoque', []],
    [{ purchasable: false }, 'Indisponível no momento', []],
    // Another size can be bought: the buttons stay where they are.
    [{ variants: [{ ...small, stock: 0 }, large] }, 'Fora de estoque', [false, false]],
  ])('sells nothing of %o, says %s and has no other way without a number', (product, text, enabled) => {
    renderProductPage(product)
    expect([notice(), canBuy()]).toEqual([text, enabled])
    expect(screen.queryByRole('link', { name: /Avise-me/ })).toBeNull()
  })

  it('asks the market in a chat for what is sold out, by the name of the chosen variant', async () => {
    const { user } = renderProductPage(
      { variants: [{ ...small, stock: 0 }, large] },
      { marketNumber: '5547999991234' },
    )
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Avise-me no WhatsApp' })
    const { origin, pathname, searchParams } = new URL(link.href)
    expect([origin + pathname, searchParams.get('text')?.replaceAll('\u00a0', ' ')]).toEqual([
      'https://wa.me/5547999991234',
      'Olá! Quero saber quando este produto voltar: Banana Prata por R$ 5,00\nhttp://localhost:3000/product/banana-prata',
    ])
    expect(buttons()).toEqual([])
    await user.click(screen.getByRole('radio', { name: /^1\skg\s/ }))
    expect([screen.queryByRole('link', { name: /Avise-me/ }), canBuy()]).toEqual([null, [true, true]])
  })

  it('R11 R29 takes the stock of today over that of the cached page, once the browser is online and its code has come', async () => {
    stock = { [small.id]: 0 }
    const load = vi.fn(() => Promise.reject(new Error('offline')))
    vi.doMock('./live-stock', load)
    renderProductPage({ variants: [small] })
    await waitFor(() => expect(load.mock.settledResults.length).toBe(1))
    vi.doUnmock('./live-stock')
    expect(notice()).toBe('2 em estoque!')
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(notice()).toBe('Fora de estoque')
    })
    expect(canBuy()).toEqual([false, false])
    stock = { [small.id]: 3 }
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(notice).toBe('3 em estoque!')
  })

  it.each([
    [
      'does not sell what the merchant does not, however many there are',
      false,
      'Indisponível no momento',
      [],
    ],
    ['keeps the stock of the page when today’s cannot be asked', true, '2 em estoque!', [true, true]],
  ])('%s', async (_, purchasable, text, enabled) => {
    const asked = vi.fn(async () => Response.json(purchasable ? {} : { stock: { [small.id]: 9 } }))
    vi.stubGlobal('fetch', asked)
    renderProductPage({ purchasable, variants: [small] })
    await waitFor(() => expect(asked.mock.settledResults.length).toBeGreaterThan(0))
    expect([notice(), canBuy()]).toEqual([text, enabled])
  })

  it('says in the words of the specification that buying failed', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ kind: 'store-failed' }, { status: 502 }))
    const { user, toast } = renderProductPage({ variants: [small] }, { delivery: completeDelivery })
    await user.click(button('Comprar Agora'))
    await expect
      .poll(toast)
      .toBe('destructive: Oh não! Algo deu errado. | Não foi possível iniciar a compra. Tente novamente.')
  })
})
