import { describe, expect, it } from 'vitest'
import { banana, bread, order, shop } from '@/lib/testing/open-cart'
import { cartItemOf, variantIdOf } from '@/lib/testing/sample-values'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from './cart-storage'
import { pendingCartKey } from './checkout/storage-keys'

describe('a checkout', () => {
  it('empties the cart, and keeps a copy until the purchase is confirmed', () => {
    const { cart, storage } = shop()
    cart().add(banana, 2)
    cart().setAside(cart().lines, order)
    expect([cart().lines, storage.getItem(cartKey)]).toEqual([[], null])
    expect(parseStoredCart(storage.getItem(pendingCartKey))).toMatchObject([{ quantity: 2 }])
  })

  it('R17 gives the cart back, once, to a shopper who returns', () => {
    const first = shop()
    first.cart().add(banana, 2)
    first.cart().setAside(first.cart().lines, order)
    const { cart, storage, quantities } = first.reopen()
    cart().load()
    cart().restore()
    expect(quantities()).toEqual([2])
    expect(storage.getItem(pendingCartKey)).toBeNull()
    cart().clear()
    cart().restore()
    expect(quantities()).toEqual([])
  })

  it('R17 gives it back beside what was added since, with no fewer pieces than there were', () => {
    const { cart } = shop()
    const cake = cartItemOf({ variantId: variantIdOf(3), title: 'Bolo' })
    cart().add(banana, 2)
    cart().add(bread, 1)
    cart().add(cake, 3)
    cart().setAside(cart().lines, order)
    cart().add(bread, 4)
    cart().add(cake, 1)
    cart().restore()
    expect(cart().lines).toMatchObject([
      { title: 'Banana Prata', quantity: 2 },
      { title: 'Pão', quantity: 4 },
      { title: 'Bolo', quantity: 3 },
    ])
  })

  it('keeps what was added while the checkout was opening', () => {
    const { cart } = shop()
    cart().add(banana, 2)
    const ordered = cart().lines
    cart().add(banana, 1)
    cart().add(bread, 1)
    cart().setAside(ordered, order)
    expect(cart().lines).toMatchObject([
      { title: 'Banana Prata', quantity: 1 },
      { title: 'Pão', quantity: 1 },
    ])
  })
})
