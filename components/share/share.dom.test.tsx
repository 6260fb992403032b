import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShareCart } from '@/components/cart/cart-lines'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { renderProductPage } from '@/lib/testing/render-product-page'
import { cartLineOf, plainPrice, variantIdOf, variantOf } from '@/lib/testing/sample-values'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ stock: {} }))
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  window.history.replaceState(null, '', '/')
})

const url = 'http://localhost:3000/product/banana-prata'
const price = { ...plainPrice, saleAmount: 390 }
const text = 'Pão por R$\u00a03,90'

const open = () => renderProductPage({ title: 'Pão', variants: [variantOf({ price })] })
const share = () => screen.getByRole('button', { name: 'Compartilhar' })
const whatsapp = () => screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp$/ })

/** What WhatsApp would write. */
const message = () => new URL(whatsapp().href).searchParams.get('text')

/** A browser that shares, or refuses as it says. */
function browserThatShares(answer: () => Promise<void>) {
  const shared: ShareData[] = []
  const give = (data: ShareData) => {
    shared.push(data)
    return answer()
  }
  Object.defineProperty(navigator, 'share', { value: give, configurable: true })
  return shared
}

describe('sharing a product', () => {
  it('is a plain link for WhatsApp, with name, visible price and address, that sends WhatsApp nothing about us', () => {
    open()
    expect([whatsapp().origin, whatsapp().rel, whatsapp().target]).toEqual([
      'https://wa.me',
      'noopener noreferrer',
      '_blank',
    ])
    expect(message()).toBe(`${text}\n${url}`)
  })

  it("opens the device's own sharing where there is one, and says nothing more", async () => {
    const shared = browserThatShares(async () => undefined)
    const { user, toast } = open()
    await user.click(share())
    await waitFor(() => expect(shared).toEqual([{ title: text, text, url }]))
    expect(toast()).toBeNull()
  })

  it('is no failure when the shopper closes it', async () => {
    // Node's own DOMException is no Error of this document, as a browser's is.
    const closed = Object.assign(new Error('closed'), { name: 'AbortError' })
    const shared = browserThatShares(() => Promise.reject(closed))
    const { user, toast } = open()
    await user.click(share())
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(toast()).toBeNull()
  })

  it('copies the link elsewhere, or where sharing fails', async () => {
    browserThatShares(async () => {
      throw new DOMException('no', 'NotAllowedError')
    })
    const { user, toast } = open()
    await user.click(share())
    await waitFor(() => expect(toast()).toContain('default: Link copiado!'))
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  it('says so when even copying is not allowed', async () => {
    const { user, toast } = open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(share())
    await waitFor(() => expect(toast()).toContain('destructive: Não foi possível copiar o link'))
  })
})

describe('sharing the cart', () => {
  it('carries ids and quantities, and no price, name or place', () => {
    const lines = [cartLineOf({ quantity: 3 }), cartLineOf({ variantId: variantIdOf(2), title: 'Uva' })]
    renderInShop(<ShareCart />, { lines })
    const [first, second] = [1, 2].map((number) => variantIdOf(number).slice('variant_'.length))
    expect(message()).toBe(
      `Minha lista do mercado: 4 itens\n${window.location.origin}/lista/${first}.3-${second}`,
    )
  })
})
