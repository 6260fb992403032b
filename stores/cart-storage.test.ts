import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutBodySchema } from '@/lib/api/checkout-messages'
import { maximumLines } from '@/lib/domain/cart'
import { effectiveAmount } from '@/lib/domain/product'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { cartLineOf, plainPrice, variantIdOf } from '@/lib/testing/sample-values'
import { parseStoredCart, serializeCart } from '@/lib/testing/stored-cart'
import { cartKey, decodeCart, emptyCart, openStoredCart } from './cart-storage'

const line = cartLineOf({ quantity: 2 })
const stored = (lines: unknown, version: unknown = 3) => JSON.stringify({ version, lines })
const { variantId, productId, quantity, ...snapshot } = line
const row = { variantId, productId, quantity, snapshot }

describe('R14 the stored cart', () => {
  it('holds ids, quantities and a snapshot of what is shown, and its version', () => {
    expect(JSON.parse(serializeCart([line]))).toEqual({ version: 3, lines: [row] })
  })

  it('is in one currency: lines of another one than the first are left out', () => {
    const other = cartLineOf({ variantId: variantIdOf(2), price: { ...plainPrice, currency: 'eur' } })
    expect(parseStoredCart(serializeCart([line, other]))).toEqual([line])
  })

  it('comes back as it was, whatever the lines', () => {
    const count = fc.nat({ max: 1_000_000 })
    const lines = fc.uniqueArray(
      fc.record({
        variantId: fc.integer({ min: 1, max: 90 }).map(variantIdOf),
        title: fc.string({ maxLength: 200 }),
        variantTitle: fc.option(fc.string({ maxLength: 200 })),
        stock: fc.option(count),
        weightGrams: fc.option(count),
        quantity: fc.integer({ min: 1, max: 999 }),
        price: fc.record({ amount: count, saleAmount: fc.option(count), currency: fc.constant('brl') }),
      }),
      { selector: ({ variantId }) => variantId, maxLength: 20 },
    )
    fc.assert(
      fc.property(lines, (parts) => {
        const cart = parts.map(cartLineOf)
        expect(parseStoredCart(serializeCart(cart))).toEqual(cart)
      }),
    )
  })

  it.each([
    null,
    ...['', 'null', '[]', '{', '"cart"', '{"version":3}'],
    stored({ 0: line }),
    stored([line], 1),
    stored([line], '3'),
    stored([{ ...row, snapshot: null }]),
    stored([{ ...row, snapshot: [] }]),
    stored([{ ...row, snapshot: { ...snapshot, price: null } }]),
  ])('R14 is empty for %s', (text) => {
    expect(parseStoredCart(text)).toEqual([])
  })

  const broken: readonly Record<string, unknown>[] = [
    { quantity: 0 },
    { quantity: 1000 },
    { quantity: 1.5 },
    { quantity: '2' },
    // No id of a store, and nothing that our server would take.
    { variantId: '_'.repeat(26) },
    { productId: 'maçã' },
    { price: { ...plainPrice, amount: 100_000_001 } },
    { productId: '../x' },
    { title: 'x'.repeat(501) },
    { title: null },
    { variantTitle: 7 },
    { handle: undefined },
    { stock: -1 },
    { price: null },
    { price: { ...plainPrice, amount: -5 } },
    { price: { ...plainPrice, amount: 1e300 } },
    { price: { ...plainPrice, currency: 'reais' } },
    { price: { ...plainPrice, saleAmount: '1' } },
  ]

  it('R14 keeps a cart of the original application whatever number its products carry', () => {
    const storage = memoryStorage({ [cartKey]: '[{"product":{"metadata":{"version":7}}}]' })
    openStoredCart(() => storage, cartKey).read()
    expect(openStoredCart(() => storage, cartKey).write({ ...emptyCart, lines: [line] })).toBe(true)
  })

  it('R14 keeps a line of which a picture or a weight cannot be read', () => {
    const picture = `https://cdn.example/${'x'.repeat(600)}`
    for (const [part, read] of [
      [{ picture }, { picture }],
      [{ picture: {} }, { picture: null }],
      [{ weightGrams: 453.59 }, { weightGrams: null }],
    ])
      expect(decodeCart(stored([{ ...line, ...part }]))).toMatchObject({ lines: [read], unreadableCount: 0 })
  })

  it.each(broken)('R14 leaves out a line with %o and keeps the others', (part) => {
    const other = cartLineOf({ variantId: variantIdOf(2) })
    expect(decodeCart(stored([{ ...line, ...part }, other]))).toMatchObject({
      lines: [other],
      unreadableCount: 1,
    })
  })

  it('R14 never throws and gives whole lines only, whatever is stored', () => {
    const shape = fc.oneof(
      fc.jsonValue(),
      fc.record({ version: fc.constant(3), lines: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())) }),
      fc.record({
        version: fc.constant(3),
        lines: fc.array(
          fc
            .tuple(fc.constantFrom(...Object.keys(snapshot)), fc.jsonValue())
            .map(([key, value]) => ({ ...row, snapshot: { ...snapshot, [key]: value } })),
        ),
      }),
      fc.record({
        version: fc.constant(3),
        lines: fc.array(
          fc
            .tuple(fc.constantFrom(...Object.keys(line)), fc.jsonValue())
            .map(([key, value]) => ({ ...line, [key]: value })),
        ),
      }),
    )
    fc.assert(
      fc.property(shape, (value) => {
        for (const parsed of parseStoredCart(JSON.stringify(value))) {
          expect(Object.keys(parsed).toSorted()).toEqual(Object.keys(line).toSorted())
          expect(Number.isInteger(parsed.quantity) && parsed.quantity >= 1).toBe(true)
          expect(Number.isSafeInteger(parsed.price.amount)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
    fc.assert(fc.property(fc.string(), (text) => void parseStoredCart(text)))
  })

  it('R14 holds only lines that a checkout takes, whatever is stored', () => {
    const part = fc
      .tuple(fc.constantFrom('productId', 'variantId', 'quantity', 'price'), fc.jsonValue())
      .map(([key, value]) => ({ ...line, [key]: value }))
    const id = fc.stringMatching(/^[\w.-]{1,70}$/).map((variantId) => ({ ...line, variantId }))
    fc.assert(
      fc.property(fc.array(fc.oneof(part, id)), (lines) => {
        const items = parseStoredCart(stored(lines)).map(({ variantId, quantity, price }) => ({
          variantId,
          quantity,
          seenAmount: effectiveAmount(price),
        }))
        const body = { kind: 'cart', items, city: '', whatsapp: '', substitution: null, cancelPath: '/' }
        expect(checkoutBodySchema.safeParse(body).success).toBe(true)
      }),
    )
  })

  it('R14 reads no more lines than a checkout takes, and each variant once', () => {
    const many = Array.from({ length: 5000 }, (_, index) => cartLineOf({ variantId: variantIdOf(index) }))
    expect(parseStoredCart(serializeCart(many))).toHaveLength(maximumLines)
    expect(parseStoredCart(stored([line, { ...line, quantity: 4 }]))).toEqual([{ ...line, quantity: 4 }])
  })
})
