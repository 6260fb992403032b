import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CartLines } from '@/components/cart/cart-lines'
import { PreferencesProvider } from '@/components/cart/line-preferences'
import { ProductView } from '@/components/product/product-view'
import { ShareRow } from '@/components/product/share-row'
import { sanitizeProduct } from '@/lib/catalog/sanitize-merchant-html'
import { renderInShop } from '@/lib/testing/render-in-shop'
import {
  cartLineOf,
  plainPrice,
  productOf,
  seller,
  variantIdOf,
  variantOf,
} from '@/lib/testing/sample-values'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  window.history.replaceState(null, '', '/')
})

const url = 'https://loja.example/product/pao'
const price = { ...plainPrice, saleAmount: 390 }
const text = 'Pão por R$\u00a03,90'

const Lines = () => (
  <PreferencesProvider>
    <CartLines />
  </PreferencesProvider>
)
const open = () => renderInShop(<ShareRow title="Pão" price={price} url={url} />)
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

describe('sharing a product with variants', () => {
  const large = variantOf({ id: variantIdOf(2), title: '1 kg', price: { ...plainPrice, amount: 549 } })
  const product = productOf({ title: 'Pão', variants: [variantOf({ title: '500 g', price }), large] })
  const largeText = 'Pão 1 kg por R$\u00a05,49'
  const largeUrl = `${url}?variante=1-kg`

  function openPage(query = '') {
    vi.stubGlobal('fetch', async () => Response.json({ stock: {} }))
    window.history.replaceState(null, '', `/product/pao${query}`)
    return renderInShop(
      <ProductView product={sanitizeProduct(product, product)} shareUrl={url} seller={seller} />,
    )
  }

  it('sends name, price and address of the one that is chosen both ways', async () => {
    const shared = browserThatShares(async () => undefined)
    const { user } = openPage()
    expect(message()).toBe(`${text}\n${url}`)
    await user.click(screen.getByRole('radio', { name: /^1\skg\s/ }))
    expect(message()).toBe(`${largeText}\n${largeUrl}`)
    await user.click(share())
    await waitFor(() => expect(shared).toEqual([{ title: largeText, text: largeText, url: largeUrl }]))
    await user.click(screen.getByRole('radio', { name: /^500\sg\s/ }))
    expect(message()).toBe(`${text}\n${url}`)
  })

  it('sends the one that the address chose, and nothing else of the address', async () => {
    const { user, toast } = openPage('?variante=1-kg&utm_source=x')
    expect(message()).toBe(`${largeText}\n${largeUrl}`)
    await user.click(share())
    await waitFor(() => expect(toast()).not.toBeNull())
    expect(await navigator.clipboard.readText()).toBe(largeUrl)
  })
})

describe('sharing the cart', () => {
  it('carries ids and quantities, and no price, name or place', () => {
    const lines = [cartLineOf({ quantity: 3 }), cartLineOf({ variantId: variantIdOf(2), title: 'Uva' })]
    renderInShop(<Lines />, { lines })
    const [first, second] = [1, 2].map((number) => variantIdOf(number).slice('variant_'.length))
    expect(message()).toBe(
      `Minha lista do mercado: 4 itens\n${window.location.origin}/lista/${first}.3-${second}`,
    )
  })

  it('is not offered for an empty cart', () => {
    renderInShop(<Lines />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
