import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '@/lib/domain/cart'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartLineOf, plainPrice, variantIdOf } from '@/lib/testing/sample-values'
import { useCart } from '@/stores/storefront-provider'
import { CartLineRow } from './cart-line-row'

const space = '\u00a0'

function Rows() {
  return useCart((state) => state.lines).map((line) => <CartLineRow key={line.variantId} line={line} />)
}
const renderRow = (line: CartLine) => renderInShop(<Rows />, { lines: [line] })

describe('a line of the cart', () => {
  it('shows title, variant and the price of all pieces, with that of one beside it', () => {
    const { container } = renderRow(cartLineOf({ quantity: 3, price: { ...plainPrice, saleAmount: 400 } }))
    expect(screen.getByText('Banana Prata')).toBeTruthy()
    expect(screen.getByText('1 kg')).toBeTruthy()
    expect(screen.getByText('R$ 12,00')).toBeTruthy()
    expect(screen.getByText('R$ 4,00 cada')).toBeTruthy()
    expect(container.querySelector('s')?.textContent).toBe(`R$${space}15,00`)
  })

  it('says the pack where the variant has no name, and nothing that the title says', () => {
    const wordsOf = (line: Partial<CartLine>) => {
      const { unmount, container } = renderRow(cartLineOf({ title: 'Café 500 g', ...line }))
      const words = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
      unmount()
      return words.slice(0, 2)
    }
    const price = `R$${space}5,00`
    expect(wordsOf({ variantTitle: null, pack: 'Dúzia' })).toEqual(['Café 500 g', 'Dúzia'])
    expect(wordsOf({ variantTitle: null, pack: '500 G' })).toEqual(['Café 500 g', price])
    expect(wordsOf({ variantTitle: '500 g' })).toEqual(['Café 500 g', price])
    expect(wordsOf({ variantTitle: 'Moído', pack: '500 g' })).toEqual(['Café 500 g', 'Moído'])
  })

  it('says what it weighs while the cart is too heavy for a fee, and nothing where that is not known', () => {
    const weights = (...grams: (number | null)[]) => {
      const { unmount } = renderInShop(<Rows />, {
        lines: grams.map((weightGrams, index) =>
          cartLineOf({ variantId: variantIdOf(index + 1), quantity: 2, weightGrams }),
        ),
      })
      const texts = screen.queryAllByText(/\skg · .* cada$/).map(({ textContent }) => textContent)
      unmount()
      return texts
    }
    expect(weights(6000, 1500)).toEqual([])
    expect(weights(6000, null, 1510, 10)).toEqual([
      `12${space}kg · 6${space}kg cada`,
      `3${space}kg · 1,5${space}kg cada`,
      `0,1${space}kg · 0,1${space}kg cada`,
    ])
  })

  it("leads to the product's page, with the variant chosen that lies in the cart", () => {
    const hrefOf = (line: CartLine) => {
      const { unmount } = renderRow(line)
      const href = screen.getByRole('link', { name: 'Banana Prata' }).getAttribute('href')
      unmount()
      return href
    }
    const line = cartLineOf()
    expect(hrefOf(line)).toBe(`/product/banana-prata?variante=${line.variantId}`)
    expect(hrefOf({ ...line, variantTitle: null })).toBe('/product/banana-prata')
  })
})
