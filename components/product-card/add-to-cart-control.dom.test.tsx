import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ToastHost } from '@/components/feedback/toast-host'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf, cartLineOf } from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from '@/stores/cart-storage'
import { AddToCartControl } from './add-to-cart-control'

const item = cartItemOf({ stock: 2 })
const quantities = () => parseStoredCart(window.localStorage.getItem(cartKey)).map(({ quantity }) => quantity)
const namesOfButtons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
const add = () => screen.getByRole('button', { name: 'Adicionar Banana Prata ao carrinho' })
const more = () => screen.getByRole('button', { name: 'Adicionar mais um: Banana Prata' })
const less = () => screen.getByRole('button', { name: 'Tirar um: Banana Prata' })

describe('the add button of a card', () => {
  it('names the product, and shows no quantity while it is not in the cart', () => {
    renderInShop(<AddToCartControl item={item} />)
    expect(namesOfButtons()).toEqual(['Adicionar Banana Prata ao carrinho'])
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('adds one piece, says so, and grows into a stepper whose names hold the product', async () => {
    const { user, toast } = renderInShop(<AddToCartControl item={item} />)
    await user.click(add())
    expect(quantities()).toEqual([1])
    expect(toast()).toBe('default: Adicionado ao Carrinho! 🛒 | Banana Prata foi adicionado ao seu carrinho.')
    expect(namesOfButtons()).toEqual(['Tirar um: Banana Prata', 'Adicionar mais um: Banana Prata'])
    expect(screen.getByLabelText('1 no carrinho').textContent).toBe('1')
  })

  it('counts up to the stock, and then says how many are left', async () => {
    const { user, toast } = renderInShop(<AddToCartControl item={item} />)
    await user.click(add())
    await user.click(more())
    expect(quantities()).toEqual([2])
    await user.click(more())
    expect(quantities()).toEqual([2])
    expect(toast()).toBe(
      'destructive: Erro ao adicionar ao carrinho | Estoque insuficiente para Banana Prata (1 kg). Apenas 2 restantes.',
    )
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
        <ToastHost />
      </>,
      { lines: [cartLineOf({ stock: 2 })] },
    )
    await user.click(less())
    expect(toast()).toBe('default: Removido do carrinho | Banana Prata foi removido.')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(quantities()).toEqual([1])
    expect(toast()).toBeNull()
  })

  it('works with the keyboard alone', async () => {
    const { user } = renderInShop(<AddToCartControl item={item} />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(quantities()).toEqual([1])
  })
})
