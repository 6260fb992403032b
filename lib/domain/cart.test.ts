import { describe, expect, it } from 'vitest'
import { cartItemOf, cartLineOf, plainPrice, variantIdOf } from '../testing/sample-values.ts'
import {
  addToCart,
  cartSubtotal,
  lineTotal,
  maximumLines,
  maximumQuantity,
  putBackInCart,
  removeFromCart,
  setCartQuantity,
  withGivenBack,
} from './cart.ts'

const banana = cartItemOf({ stock: 5 })
const bread = cartItemOf({ variantId: variantIdOf(2), title: 'Pão', variantTitle: null, stock: null })

describe('addToCart', () => {
  it('makes a line of a new variant, after the others', () => {
    expect(addToCart([cartLineOf()], bread, 2)).toEqual({
      ok: true,
      value: [cartLineOf(), { ...bread, quantity: 2 }],
    })
  })

  it('S8 refuses a product beyond the lines one checkout takes, and still adds to those it has', () => {
    const lines = Array.from({ length: maximumLines }, (_, index) =>
      cartLineOf({ variantId: variantIdOf(index + 10) }),
    )
    expect(addToCart(lines, bread, 1)).toEqual({ ok: false, error: { kind: 'cart-full' } })
    expect(addToCart(lines, cartItemOf({ variantId: variantIdOf(10) }), 1).ok).toBe(true)
  })

  it('refuses a price in another currency', () => {
    const foreign = { ...bread, price: { ...plainPrice, currency: 'eur' } }
    expect(addToCart([cartLineOf()], foreign, 1)).toEqual({ ok: false, error: { kind: 'other-currency' } })
  })

  it('refuses more than the stock, counting what is in the cart, and says how many are left', () => {
    expect(addToCart([cartLineOf({ quantity: 3 })], banana, 3)).toEqual({
      ok: false,
      error: {
        kind: 'insufficient-stock',
        title: 'Banana Prata',
        variantTitle: '1 kg',
        remaining: 5,
        hasAll: false,
      },
    })
    expect(addToCart([], cartItemOf({ stock: 0 }), 1)).toMatchObject({
      ok: false,
      error: { remaining: 0, hasAll: false },
    })
  })

  it('knows no limit but the largest quantity where the stock is unknown', () => {
    expect(addToCart([], bread, 5000)).toMatchObject({ value: [{ quantity: maximumQuantity }] })
    const full = [{ ...bread, quantity: maximumQuantity }]
    expect(addToCart(full, bread, 1)).toMatchObject({ value: [{ quantity: maximumQuantity }] })
  })

  it('takes the newest price, and keeps a weight that only the older line knew', () => {
    const known = cartLineOf({ weightGrams: 900 })
    const price = { ...plainPrice, amount: 700 }
    const change = addToCart([known], { ...banana, price, weightGrams: null }, 1)
    expect(change).toMatchObject({ value: [{ price, weightGrams: 900, quantity: 2 }] })
  })
})

describe('setCartQuantity', () => {
  it('refuses more than the stock with the number that is left', () => {
    expect(setCartQuantity([cartLineOf({ quantity: 5 })], banana.variantId, 6)).toEqual({
      ok: false,
      error: {
        kind: 'insufficient-stock',
        title: 'Banana Prata',
        variantTitle: '1 kg',
        remaining: 5,
        hasAll: true,
      },
    })
  })

  it('lets a shopper go down step by step from more than is left', () => {
    const line = cartLineOf({ quantity: 5, stock: 2 })
    expect(setCartQuantity([line], line.variantId, 4)).toMatchObject({ value: [{ quantity: 4 }] })
  })
})

describe('the cart', () => {
  it('prices a line at the sale price, a sale price of 0 included', () => {
    expect(lineTotal({ price: plainPrice, quantity: 3 }).amount).toBe(1500)
    expect(lineTotal({ price: { ...plainPrice, saleAmount: 400 }, quantity: 3 }).amount).toBe(1200)
    expect(lineTotal({ price: { ...plainPrice, saleAmount: 0 }, quantity: 3 }).amount).toBe(0)
  })

  it('sums its lines in their own currency', () => {
    const price = { amount: 250, saleAmount: null, currency: 'eur' }
    const lines = [cartLineOf({ price, quantity: 2 }), cartLineOf({ price, variantId: variantIdOf(2) })]
    expect(cartSubtotal(lines)).toEqual({ amount: 750, currency: 'eur' })
  })
})

it('a cart stays in one currency, whatever comes back to it after the shop has changed its own', () => {
  const price = { amount: 250, saleAmount: null, currency: 'eur' }
  const [now, before] = [cartLineOf({ price }), cartLineOf({ variantId: variantIdOf(2) })]
  expect(putBackInCart([now], { line: before, position: 0 })).toEqual([now])
  expect(withGivenBack([now], [before, { ...now, quantity: 3 }])).toEqual([{ ...now, quantity: 3 }])
  expect(withGivenBack([], [before])).toEqual([before])
})

describe('putBackInCart', () => {
  const lines = [1, 2, 3].map((number) => cartLineOf({ variantId: variantIdOf(number), quantity: number }))

  it('puts a line back where it stood, whichever it was', () => {
    for (const [position, line] of lines.entries()) {
      expect(putBackInCart(removeFromCart(lines, line.variantId), { line, position })).toEqual(lines)
    }
  })

  it('leaves a line alone that was added anew since', () => {
    expect(putBackInCart(lines, { line: cartLineOf({ quantity: 7 }), position: 0 })).toEqual(lines)
  })

  it('S8 adds none to a cart that has become full since', () => {
    const full = Array.from({ length: maximumLines }, (_, index) =>
      cartLineOf({ variantId: variantIdOf(index + 10) }),
    )
    expect(putBackInCart(full, { line: cartLineOf(), position: 0 })).toEqual(full)
  })
})
