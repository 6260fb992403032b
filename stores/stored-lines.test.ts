import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { banana, bread, order, shop } from '@/lib/testing/open-cart'
import { serializeCart } from '@/lib/testing/stored-cart'
import { cartKey } from './cart-storage'
import { arrivedKey } from './checkout/storage-keys'

describe('a checkout that was paid', () => {
  it('is known by its whole key: no text that occurs in what is stored takes another one away', () => {
    const { cart, storage, reopen } = shop()
    cart().add(banana, 2)
    cart().setAside(cart().lines, order)
    storage.setItem(arrivedKey, `${order.order.slice(0, 8)} version 3`)
    const next = reopen().cart
    next().load()
    next().restore()
    expect(next().lines).toMatchObject([{ quantity: 2 }])
  })
})

describe('R14 a stored line that no checkout takes', () => {
  const text = serializeCart([
    { ...banana, quantity: 2 },
    { ...bread, variantId: '_'.repeat(26) as typeof bread.variantId, quantity: 1 },
  ])

  it('is left out, and the cart says so until it was written anew and is opened again', () => {
    const { cart, storage, reopen } = shop(memoryStorage({ [cartKey]: text }))
    expect(cart().hasLostLines).toBe(false)
    cart().load()
    expect(cart()).toMatchObject({ lines: [{ quantity: 2 }], hasLostLines: true })
    expect(storage.getItem(cartKey)).toBe(text)
    cart().setQuantity(banana.variantId, 3)
    expect(cart()).toMatchObject({ lines: [{ quantity: 3 }], hasLostLines: true })
    const next = reopen().cart
    next().load()
    expect(next()).toMatchObject({ lines: [{ quantity: 3 }], hasLostLines: false })
  })
})
