import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartLineOf, variantIdOf } from '../testing/sample-values.ts'
import { decodeSharedList, encodeSharedList, sharedReference } from './shared-list.ts'

const line = (number: number, quantity = 1) => cartLineOf({ variantId: variantIdOf(number), quantity })
const id = (number: number) => variantIdOf(number).slice('variant_'.length)

describe('a shared list', () => {
  it('is ids and quantities in one part of an address, and one piece needs no number', () => {
    const text = encodeSharedList([line(1, 3), line(2)])
    expect(text).toBe(`${id(1)}.3-${id(2)}`)
    expect(encodeURIComponent(text)).toBe(text)
  })

  it('comes back as it was, for any cart', () => {
    const carts = fc.uniqueArray(
      fc.record({ number: fc.integer({ min: 0, max: 9999 }), quantity: fc.integer({ min: 1, max: 999 }) }),
      { minLength: 1, maxLength: 100, selector: ({ number }) => number },
    )
    fc.assert(
      fc.property(carts, (cart) => {
        const lines = cart.map(({ number, quantity }) => ({ variantId: variantIdOf(number), quantity }))
        expect(decodeSharedList(encodeSharedList(lines))).toEqual(
          lines.map(({ variantId, quantity }) => ({ reference: sharedReference(variantId), quantity })),
        )
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['a word of another alphabet', 'maçã'],
    ['no pieces', `${id(1)}.0`],
    ['a thousand pieces', `${id(1)}.1000`],
    ['half a piece', `${id(1)}.1.5`],
    ['a negative number', `${id(1)}.-1`],
    ['an empty line', `${id(1)}--${id(2)}`],
    ['a path', `${id(1)}/../x`],
    ['a script', '<script>'],
    ['a name of an object', '__proto__'],
    ['101 lines', Array.from({ length: 101 }, (_, number) => id(number)).join('-')],
  ])('S9 is nothing when it holds %s', (_, text) => {
    expect(decodeSharedList(text)).toBeNull()
  })
})
