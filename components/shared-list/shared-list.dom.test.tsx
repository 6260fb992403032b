import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '@/lib/domain/cart'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf, cartLineOf, variantIdOf } from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { SharedListView } from './shared-list-view'

const banana = cartItemOf({ variantTitle: null })
const bread = cartItemOf({ variantId: variantIdOf(2), title: 'Pão Francês', handle: 'pao', stock: 2 })

const lineOf = (item: CartItem, quantity: number, available = quantity) => ({
  reference: item.variantId,
  quantity,
  item,
  available,
})

const list = [
  lineOf(banana, 2),
  lineOf(bread, 3, 2),
  { reference: variantIdOf(9), quantity: 1, item: null, available: 0 },
]

/** The cart as the browser keeps it: title and pieces of each line. */
const kept = () =>
  parseStoredCart(window.localStorage.getItem(cartKey)).map(({ title, quantity }) => [title, quantity])

const open = (lines = [cartLineOf({ variantId: variantIdOf(7), title: 'Uva' })]) =>
  renderInShop(<SharedListView itemCount={6} lines={list} />, { lines })

describe('a shared list', () => {
  it("says what is on it at today's prices, and what is missing", () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lista compartilhada: 6 itens')
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    // Of all that there is of it: they add up to the total.
    expect(rows[0]).toMatch(/2 × Banana Prata.*R\$\s10,00/)
    expect(rows[1]).toMatch(/Só 2 em estoque.*R\$\s10,00/)
    expect(rows[2]).toContain('Não está mais na loja')
    expect(screen.getByText('R$ 20,00')).toBeTruthy()
  })

  it('changes nothing by being opened, or by Ignorar, which is a plain link to the store', () => {
    open()
    expect(kept()).toEqual([['Uva', 1]])
    expect(screen.getByRole('link', { name: 'Ignorar' }).getAttribute('href')).toBe('/store')
  })

  it('joins the cart: pieces are added, never more than there are, and it says what was left out', async () => {
    const { user, toast } = open([
      cartLineOf({ quantity: 1 }),
      cartLineOf({ variantId: variantIdOf(7), title: 'Uva' }),
    ])
    await user.click(screen.getByRole('button', { name: 'Juntar ao meu carrinho' }))
    expect(kept()).toEqual([
      ['Banana Prata', 3],
      ['Uva', 1],
      ['Pão Francês', 2],
    ])
    expect(toast()).toContain('Lista no carrinho!')
    await user.click(screen.getByRole('button', { name: 'Juntar ao meu carrinho' }))
    expect(kept()).toEqual([
      ['Banana Prata', 5],
      ['Uva', 1],
      ['Pão Francês', 2],
    ])
    expect(toast()).toMatch(/(Banana Prata|Pão Francês) não coube inteiro no carrinho\./)
  })
})
