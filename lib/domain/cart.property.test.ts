import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartItemOf, plainPrice, variantIdOf } from '../testing/sample-values.ts'
import {
  addToCart,
  type CartLine,
  cartSubtotal,
  countItems,
  removeFromCart,
  setCartQuantity,
} from './cart.ts'

const stocks = [3, 8, 20, null] as const
const items = stocks.map((stock, index) =>
  cartItemOf({
    variantId: variantIdOf(index),
    stock,
    price: { ...plainPrice, amount: 199 * (index + 1), saleAmount: index === 2 ? 0 : null },
  }),
)

const index = fc.nat({ max: items.length - 1 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), index, quantity: fc.integer({ min: -3, max: 12 }) }),
  fc.record({ kind: fc.constant('set' as const), index, quantity: fc.integer({ min: -3, max: 30 }) }),
  fc.record({ kind: fc.constant('remove' as const), index, quantity: fc.constant(0) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function itemAt(position: number) {
  const item = items[position]
  if (!item) throw new Error('no such item')
  return item
}

function apply(lines: readonly CartLine[], { kind, index: position, quantity }: Step): readonly CartLine[] {
  const item = itemAt(position)
  if (kind === 'remove') return removeFromCart(lines, item.variantId)
  const change =
    kind === 'add' ? addToCart(lines, item, quantity) : setCartQuantity(lines, item.variantId, quantity)
  return change.ok ? change.value : lines
}

describe('whatever a shopper does', () => {
  it('a line never holds more than the stock, nor less than 1, nor half a piece', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        for (const line of steps.reduce<readonly CartLine[]>(apply, [])) {
          expect(Number.isInteger(line.quantity)).toBe(true)
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          if (line.stock !== null) expect(line.quantity).toBeLessThanOrEqual(line.stock)
        }
      }),
    )
  })

  it('a variant has one line', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const ids = steps.reduce<readonly CartLine[]>(apply, []).map((line) => line.variantId)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('the order of adding does not matter for count and subtotal', () => {
    // Few enough to fit the stock in any order.
    const add = fc.record({ kind: fc.constant('add' as const), index, quantity: fc.constant(1) })
    const adds = fc
      .array(add, { maxLength: 3 })
      .chain((steps) => fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, { minLength: steps.length })))
    fc.assert(
      fc.property(adds, ([steps, shuffled]) => {
        const one = steps.reduce<readonly CartLine[]>(apply, [])
        const other = shuffled.reduce<readonly CartLine[]>(apply, [])
        expect(countItems(one)).toBe(steps.length)
        expect(countItems(other)).toBe(countItems(one))
        expect(cartSubtotal(other)).toEqual(cartSubtotal(one))
      }),
    )
  })
})
