import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { cartItemOf, cartLineOf, variantIdOf } from '@/lib/testing/sample-values'
import { createCartStore } from './cart-store'
import { mergeList, replaceCart } from './merge-list'

function openCart() {
  const storage = memoryStorage()
  return createCartStore(() => storage).getState
}

const itemOf = (number: number, stock: number | null = null) =>
  cartItemOf({ variantId: variantIdOf(number), title: `P${number}`, stock })

describe('taking a list', () => {
  it('counts what went in and what did not', () => {
    const cart = openCart()
    cart().add(itemOf(1, 3), 2)
    const list = [
      { item: itemOf(1, 3), quantity: 2 },
      { item: itemOf(2), quantity: 4 },
    ]
    expect(mergeList(cart, list)).toEqual({ taken: 5, leftOut: ['P1'] })
    expect(mergeList(cart, [{ item: itemOf(1, 3), quantity: 1 }])).toEqual({ taken: 0, leftOut: ['P1'] })
  })

  it('stops at the most pieces of one line', () => {
    const cart = openCart()
    const twice = { item: itemOf(1), quantity: 900 }
    expect(mergeList(cart, [twice, twice])).toEqual({ taken: 999, leftOut: ['P1'] })
  })

  it('gives the cart back as it was, also where less is left than it had', () => {
    const cart = openCart()
    cart().add(itemOf(1, 2), 2)
    cart().revise((lines) => lines.map((line) => ({ ...line, stock: 1 })))
    cart().add(itemOf(2), 1)
    const before = cart().lines
    replaceCart(cart, [{ item: itemOf(3), quantity: 1 }])
    cart().revise(() => before)
    expect(cart().lines).toEqual([
      cartLineOf({ ...itemOf(1, 1), quantity: 2 }),
      cartLineOf({ ...itemOf(2), quantity: 1 }),
    ])
  })
})
