import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import {
  cartItemOf,
  cartLineOf,
  completeDelivery,
  handleOf,
  productIdOf,
  variantIdOf,
} from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { usePanel } from '@/stores/storefront-provider'
import { BuyNowButton } from '../product-card/product-card'
import { BuyChoice } from './buy-choice'

const item = cartItemOf()
const other = cartLineOf({
  productId: productIdOf(2),
  variantId: variantIdOf(2),
  handle: handleOf('maca'),
  title: 'Maçã',
  quantity: 2,
})

const OpenPanel = () => <p data-testid="open">{usePanel(({ open }) => open ?? 'none')}</p>

async function ask(stored: Parameters<typeof renderInShop>[1]) {
  const sent: { kind: string; items: unknown[] }[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return Response.json({ kind: 'store-failed' }, { status: 502 })
  })
  const shop = renderInShop(
    <>
      <BuyNowButton label="Comprar" title="Banana Prata" item={item} />
      <BuyChoice />
      <OpenPanel />
    </>,
    stored,
  )
  await shop.user.click(screen.getByRole('button', { name: 'Comprar: Banana Prata' }))
  await screen.findByRole('dialog')
  return { ...shop, sent }
}

const onlyThis = () => screen.getByRole('button', { name: /^Só este item/ })
const wholeCart = () => screen.getByRole('button', { name: /^Carrinho todo/ })
const opened = () => screen.getByTestId('open').textContent
const variants = () => parseStoredCart(window.localStorage.getItem(cartKey)).map((line) => line.variantId)

describe('buying at once with something in the cart', () => {
  it('asks first, with what each comes to, and sends nothing', async () => {
    const { sent } = await ask({ lines: [other] })
    expect(screen.getByRole('dialog', { name: 'O que você quer comprar?' })).toBeTruthy()
    expect(onlyThis().textContent).toMatch(/Banana Prata · R\$\s5,00$/)
    expect(wholeCart().textContent).toMatch(/3 itens, com este · R\$\s15,00$/)
    expect(sent).toEqual([])
  })

  it('buys the one item and leaves the cart as it is', async () => {
    const { user, sent, toast } = await ask({ lines: [other], delivery: completeDelivery })
    await user.click(onlyThis())
    await expect.poll(() => sent.map(({ kind, items }) => [kind, items.length])).toEqual([['buy-now', 1]])
    await expect.poll(toast).toMatch(/^destructive: Erro ao comprar/)
    await waitFor(() => expect(opened()).toBe('none'))
    expect(variants()).toEqual([other.variantId])
  })

  it('keeps the focus while the purchase begins, and takes no second wish', async () => {
    const { user } = await ask({ lines: [other], delivery: completeDelivery })
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await user.click(onlyThis())
    await waitFor(() => expect(onlyThis().getAttribute('aria-busy')).toBe('true'))
    expect([document.activeElement, onlyThis().getAttribute('aria-disabled')]).toEqual([onlyThis(), 'true'])
    await user.click(wholeCart())
    expect([opened(), variants()]).toEqual(['buy', [other.variantId]])
  })

  it('puts the item into the cart and opens it; what is in it already is not added again', async () => {
    const { user } = await ask({ lines: [other] })
    await user.click(wholeCart())
    expect([opened(), variants()]).toEqual(['cart', [other.variantId, item.variantId]])
  })

  it('says what of the delivery goes along', async () => {
    await ask({ lines: [other], delivery: { city: 'balneario camboriu', whatsapp: '47 99912-3456' } })
    expect(screen.getByText(/^Vai com o pedido: Balneário Camboriú · 47\s99912-3456\.$/)).toBeTruthy()
  })
})
