import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartLineOf, variantIdOf } from '@/lib/testing/sample-values'
import { SiteHeader } from './site-header'

describe('the header', () => {
  it('shows the pieces in the cart on a badge, and none for an empty cart', () => {
    const { unmount } = renderInShop(<SiteHeader storeName="Mercado Local" />)
    expect(screen.queryByTestId('cart-badge')).toBeNull()
    unmount()
    const lines = [cartLineOf({ quantity: 3 }), cartLineOf({ variantId: variantIdOf(2), quantity: 2 })]
    renderInShop(<SiteHeader storeName="Mercado Local" />, { lines })
    expect(screen.getByTestId('cart-badge').textContent).toBe('5')
    expect(screen.getByRole('button', { name: 'Abrir carrinho, 5 itens' })).toBeTruthy()
  })
})
