import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Toaster } from '@/components/feedback/toaster'
import { unitPriceText } from '@/lib/copy/unit-price'
import type { Product } from '@/lib/domain/product'
import { toProductCard } from '@/lib/domain/product-card'
import { displayedUnitPrice } from '@/lib/domain/unit-price'
import { renderInShop } from '@/lib/testing/render-in-shop'
import {
  cartItemOf,
  cartLineOf,
  plainPrice,
  productOf,
  variantIdOf,
  variantOf,
} from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { AddToCartControl, ProductCard } from './product-card'

const two = [variantOf(), variantOf({ id: variantIdOf(2), title: '2 kg' })]

function renderCard(product: Partial<Product> = {}) {
  const own = productOf(product)
  const card = { ...toProductCard(own), unitPrice: unitPriceText(displayedUnitPrice(own)) }
  return renderInShop(<ProductCard card={card} buyLabel="Comprar Agora" sizes="10px" Heading="h3" />)
}

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

describe('ProductCard', () => {
  it('links its title to the product, and offers adding and buying with the name of the product', () => {
    renderCard()
    expect(screen.getByRole('heading', { level: 3, name: 'Banana Prata' })).toBeTruthy()
    expect(links()).toEqual([['Banana Prata', '/product/banana-prata']])
    expect(screen.getByRole('button', { name: 'Adicionar Banana Prata ao carrinho' })).toBeTruthy()
    const buy = screen.getByRole<HTMLButtonElement>('button', { name: 'Comprar Agora: Banana Prata' })
    expect(buy.disabled).toBe(false)
  })

  it('sends the shopper of a product with several variants to its page for both', () => {
    const card = { ...toProductCard(productOf({ variants: two })), item: null }
    renderInShop(<ProductCard card={card} buyLabel="Comprar Agora" sizes="10px" Heading="h3" />)
    expect(screen.getByText(/^Preço: /)).toBeTruthy()
    expect(screen.getByText('Escolher')).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Favoritar Banana Prata',
    ])
    expect(links()).toEqual([
      ['Banana Prata', '/product/banana-prata'],
      ['Adicionar Banana Prata: escolher opção', '/product/banana-prata#opcoes'],
      ['Comprar Agora: Banana Prata, escolher opção', '/product/banana-prata#opcoes'],
    ])
  })

  it.each([
    [{ variants: [variantOf({ stock: 0 })] }, 'Fora de estoque'],
    [{ purchasable: false }, 'Indisponível no momento'],
    [{ variants: [] }, 'Indisponível no momento'],
  ])('sells nothing of %o, shows no price and says %s', (product, notice) => {
    renderCard(product)
    expect(screen.getByText(notice)).toBeTruthy()
    expect(screen.queryByText(/Preço/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Comprar|Adicionar)/ })).toBeNull()
    const similar = screen.getByRole('link', { name: /^Ver parecidos: / })
    expect(similar.getAttribute('href')).toBe(screen.getAllByRole('link')[0]?.getAttribute('href'))
  })

  it('shows what a kilogram costs, and nothing of the kind for what is sold out', () => {
    const { unmount } = renderCard({ variants: [variantOf({ title: '500 g' })] })
    expect(screen.getByText(/^R\$\s10,00\/kg$/)).toBeTruthy()
    unmount()
    renderCard({ variants: [variantOf({ title: '500 g', stock: 0 })] })
    expect(screen.queryByText(/\/kg/)).toBeNull()
  })

  it('shows the words of the merchant, and no discount beside the struck price', () => {
    const price = { ...plainPrice, saleAmount: 390 }
    renderCard({ ribbon: 'Da estação', variants: [variantOf({ price })] })
    expect(screen.getByText('Da estação')).toBeTruthy()
    expect(screen.queryByText(/%/)).toBeNull()
  })
})

const item = cartItemOf({ stock: 2 })
const quantities = () => parseStoredCart(window.localStorage.getItem(cartKey)).map(({ quantity }) => quantity)
const namesOfButtons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
const add = () => screen.getByRole('button', { name: 'Adicionar Banana Prata ao carrinho' })
const less = () => screen.getByRole('button', { name: 'Tirar um: Banana Prata' })

describe('the add button of a card', () => {
  it('adds one piece, says so, and grows into a stepper whose names hold the product', async () => {
    const { user, toast } = renderInShop(<AddToCartControl item={item} />)
    await user.click(add())
    expect(quantities()).toEqual([1])
    expect(toast()).toBe('default: Adicionado ao Carrinho! 🛒 | Banana Prata foi adicionado ao seu carrinho.')
    expect(namesOfButtons()).toEqual(['Tirar um: Banana Prata', 'Adicionar mais um: Banana Prata'])
    expect(screen.getByLabelText('1 no carrinho').textContent).toBe('1')
  })

  it('counts down, and at 1 takes the product out of the cart', async () => {
    const { user } = renderInShop(<AddToCartControl item={item} />, {
      lines: [cartLineOf({ stock: 2, quantity: 2 })],
    })
    await user.click(less())
    expect(quantities()).toEqual([1])
    await user.click(less())
    expect(quantities()).toEqual([])
    expect(document.activeElement).toBe(add())
  })

  it('says that the product was removed, and offers to put it back', async () => {
    const { user, toast } = renderInShop(
      <>
        <AddToCartControl item={item} />
        <Toaster />
      </>,
      { lines: [cartLineOf({ stock: 2 })] },
    )
    await user.click(less())
    expect(toast()).toBe('default: Removido do carrinho | Banana Prata foi removido.')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(quantities()).toEqual([1])
    expect(toast()).toBeNull()
  })
})
