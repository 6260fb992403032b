import { describe, expect, it } from 'vitest'
import { memoryStorage, shutStorage } from '@/lib/testing/memory-storage'
import { banana, bread, order, shop } from '@/lib/testing/open-cart'
import { parseStoredCart } from '@/lib/testing/stored-cart'
import { cartKey } from './cart-storage'
import { createCartStore } from './cart-store'
import { pendingCartKey } from './checkout/storage-keys'

describe('the cart', () => {
  it('is kept under the key of the specification, and is there on the next visit', () => {
    const { cart, storage, reopen } = shop()
    cart().add(banana, 2)
    expect(storage.getItem('e-commerce-cart')).not.toBeNull()
    const next = reopen().cart
    next().load()
    expect(next()).toMatchObject({ isLoaded: true, lines: [{ ...banana, quantity: 2 }] })
  })

  it('adds, sets and removes, and stores each step', () => {
    const { cart, storage, quantities } = shop()
    const kept = () => parseStoredCart(storage.getItem(cartKey)).map(({ quantity }) => quantity)
    cart().add(banana, 1)
    cart().add(bread, 2)
    expect([quantities(), kept()]).toEqual([
      [1, 2],
      [1, 2],
    ])
    cart().setQuantity(bread.variantId, 5)
    expect([quantities(), kept()]).toEqual([
      [1, 5],
      [1, 5],
    ])
    cart().remove(banana.variantId)
    expect([quantities(), kept()]).toEqual([[5], [5]])
    cart().clear()
    expect([quantities(), storage.getItem(cartKey)]).toEqual([[], null])
  })

  it('puts a removed line back at its place with its quantity, and stores it', () => {
    const { cart, storage, quantities } = shop()
    cart().add(banana, 2)
    cart().add(bread, 3)
    const removed = cart().remove(banana.variantId)
    expect(quantities()).toEqual([3])
    expect(removed).toMatchObject({ position: 0, line: { quantity: 2 } })
    if (removed) cart().putBack(removed)
    expect(quantities()).toEqual([2, 3])
    expect(parseStoredCart(storage.getItem(cartKey))).toEqual(cart().lines)
  })

  it('stays as it was when a change is refused, and says why', () => {
    const { cart, quantities } = shop()
    cart().add(banana, 5)
    expect(cart().add(banana, 1)).toMatchObject({ ok: false, error: { remaining: 5 } })
    expect(cart().setQuantity(banana.variantId, 6)).toMatchObject({ ok: false })
    expect(quantities()).toEqual([5])
  })

  it('R13 converges between two tabs when each reads what the other wrote', () => {
    const one = shop()
    const two = one.reopen()
    one.cart().add(banana, 1)
    two.cart().load()
    two.cart().add(bread, 3)
    one.cart().load()
    expect([one.quantities(), two.quantities()]).toEqual([
      [1, 3],
      [1, 3],
    ])
    one.cart().clear()
    two.cart().load()
    expect(two.quantities()).toEqual([])
  })

  it('R13 begins each change with what another tab has just written', () => {
    const one = shop()
    const two = one.reopen()
    one.cart().add(banana, 1)
    two.cart().add(bread, 3)
    one.cart().setQuantity(banana.variantId, 2)
    expect(one.quantities()).toEqual([2, 3])
    one.cart().setAside(one.cart().lines, order)
    two.cart().add(bread, 1)
    expect(two.quantities()).toEqual([1])
    expect(parseStoredCart(one.storage.getItem(pendingCartKey))).toHaveLength(2)
  })

  it('R14 starts empty over what cannot be read', () => {
    const { cart } = shop(memoryStorage({ [cartKey]: '{"version":2,"lines":[{}' }))
    cart().load()
    cart().restore()
    expect(cart()).toMatchObject({ lines: [], isLoaded: true, storageFailed: false })
  })
})

describe('R14 a storage that is shut', () => {
  it('R14 leaves a cart that works in memory, and says so', () => {
    const cart = createCartStore(() => shutStorage()).getState
    cart().load()
    expect(cart()).toMatchObject({ isLoaded: true, lines: [] })
    expect(cart().add(banana, 2).ok).toBe(true)
    expect(cart()).toMatchObject({ storageFailed: true, lines: [{ quantity: 2 }] })
    cart().setQuantity(banana.variantId, 3)
    cart().load()
    cart().restore()
    expect(cart().lines).toMatchObject([{ quantity: 3 }])
    cart().setAside(cart().lines, order)
    cart().load()
    expect(cart().lines).toEqual([])
  })

  it('R14 is noticed when it is only full, and forgotten once it has room again', () => {
    const storage = memoryStorage()
    let isFull = true
    const cart = createCartStore(() => ({
      ...storage,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    })).getState
    cart().add(banana, 1)
    expect(cart().storageFailed).toBe(true)
    isFull = false
    cart().add(banana, 1)
    expect(cart().storageFailed).toBe(false)
    expect(parseStoredCart(storage.getItem(cartKey))).toMatchObject([{ quantity: 2 }])
  })

  it('R14 that is full of the cart itself still keeps the copy of a checkout', () => {
    const storage = memoryStorage()
    const cart = createCartStore(() => ({
      ...storage,
      setItem(key: string, value: string) {
        if (key === pendingCartKey && storage.getItem(cartKey))
          throw new DOMException('', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    })).getState
    cart().add(banana, 2)
    cart().setAside(cart().lines, order)
    const next = createCartStore(() => storage).getState
    next().restore()
    expect(next().lines).toMatchObject([{ quantity: 2 }])
  })
})

describe('a cart that a quote revises', () => {
  it('is stored with what was accepted, and not touched where nothing changed', () => {
    const { cart, storage } = shop()
    cart().add(banana, 2)
    const before = cart().lines
    cart().revise((lines) => lines)
    expect(cart().lines).toBe(before)
    cart().revise((lines) => lines.map((line) => ({ ...line, quantity: 1 })))
    expect(parseStoredCart(storage.getItem(cartKey))).toMatchObject([{ quantity: 1 }])
  })

  it('R12 begins with what another tab last wrote', () => {
    const { cart, reopen, quantities } = shop()
    cart().add(banana, 2)
    const other = reopen().cart
    other().load()
    other().add(bread, 3)
    cart().revise((lines) => lines.map((line) => ({ ...line, weightGrams: 500 })))
    expect(quantities()).toEqual([2, 3])
  })
})

describe('R14 the cart of a newer shop in another tab', () => {
  const newer = '{"version":4,"lines":[{"anything":true}]}'

  it('is never overwritten: this tab goes on in memory, and says so', () => {
    const { cart, storage } = shop(memoryStorage({ [cartKey]: newer }))
    cart().load()
    expect(cart()).toMatchObject({ lines: [], isLoaded: true })
    cart().add(banana, 1)
    expect(cart()).toMatchObject({ lines: [{ quantity: 1 }], storageFailed: true })
    cart().clear()
    expect(storage.getItem(cartKey)).toBe(newer)
  })
})
