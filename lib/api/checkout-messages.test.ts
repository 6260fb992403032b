import { describe, expect, it } from 'vitest'
import { variantIdOf } from '../testing/sample-values.ts'
import { checkoutBodySchema } from './checkout-messages.ts'

const item = { variantId: variantIdOf(1), quantity: 2, seenAmount: 590 }
const delivery = { city: 'Balneário Camboriú', whatsapp: '47999991234', substitution: 'similar' }
const cart = { kind: 'cart', items: [item], ...delivery, cancelPath: '/store' }
const buyNow = { kind: 'buy-now', items: [item], cancelPath: '/product/x' }

const isTaken = (body: unknown) => checkoutBodySchema.safeParse(body).success
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    variantId: variantIdOf(index),
    quantity: 1,
    seenAmount: null,
  }))

describe('S8 the body of a checkout', () => {
  it('is a cart with its delivery, or one thing bought at once', () => {
    expect(checkoutBodySchema.parse({ ...cart, timeZone: 'America/Sao_Paulo' })).toEqual({
      ...cart,
      timeZone: 'America/Sao_Paulo',
    })
    expect(isTaken({ ...cart, substitution: null })).toBe(true)
    expect(isTaken(buyNow)).toBe(true)
    expect(isTaken({ ...buyNow, delivery })).toBe(true)
  })

  it('R12 says of each line what its price was, null where none was shown', () => {
    const { seenAmount: _, ...silent } = item
    expect(isTaken({ ...cart, items: [{ ...item, seenAmount: null }] })).toBe(true)
    for (const line of [silent, { ...item, seenAmount: '590' }, { ...item, seenAmount: -1 }]) {
      expect(isTaken({ ...cart, items: [line] })).toBe(false)
      expect(isTaken({ ...buyNow, items: [line] })).toBe(false)
    }
  })

  const extras: readonly object[] = [
    { price: 1 },
    { total: 1 },
    { successUrl: 'https://evil.example' },
    { cityConfirmed: true },
    { metadata: {} },
    { constructor: {} },
  ]

  it.each(extras)('S8 carries no other key, such as %o', (extra) => {
    expect(isTaken({ ...cart, ...extra })).toBe(false)
    expect(isTaken({ ...buyNow, ...extra })).toBe(false)
    expect(isTaken({ ...cart, items: [{ ...item, ...extra }] })).toBe(false)
    expect(isTaken({ ...buyNow, delivery: { ...delivery, ...extra } })).toBe(false)
  })

  it('S8 carries no __proto__, at any depth', () => {
    const texts = [
      JSON.stringify(cart).replace('{', '{"__proto__":{"isAdmin":true},'),
      JSON.stringify(cart).replace('[{', '[{"__proto__":{"quantity":1},'),
      JSON.stringify({ ...buyNow, delivery }).replace('"delivery":{', '"delivery":{"__proto__":{},'),
    ]
    for (const text of texts) {
      expect(text).toContain('__proto__')
      expect(isTaken(JSON.parse(text))).toBe(false)
    }
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('S8 has at most 100 lines, and one when bought at once', () => {
    expect([isTaken({ ...cart, items: lines(100) }), isTaken({ ...cart, items: lines(101) })]).toEqual([
      true,
      false,
    ])
    expect(isTaken({ ...buyNow, items: lines(2) })).toBe(false)
    expect(isTaken({ ...buyNow, items: [] })).toBe(false)
  })

  it.each([0, -1, 1.5, 1000, Number.MAX_SAFE_INTEGER + 1, Number.NaN, '2', null, [1], true])(
    'S8 has whole quantities from 1 to 999, not %j',
    (quantity) => {
      expect(isTaken({ ...cart, items: [{ ...item, quantity }] })).toBe(false)
    },
  )

  it.each(['', '_', 'variant_../../x', `${variantIdOf(1)}\n`, 'a'.repeat(65), 7])(
    'S9 names variants by an id, not %j',
    (variantId) => {
      expect(isTaken({ ...cart, items: [{ variantId, quantity: 1, seenAmount: null }] })).toBe(false)
    },
  )

  it.each([
    { city: 'x'.repeat(121) },
    { whatsapp: '9'.repeat(61) },
    { street: 'x'.repeat(101) },
    { changeFor: 'R$ 50' },
    { substitution: 'other' },
    { substitution: undefined },
    { cancelPath: `/${'x'.repeat(500)}` },
    { cancelPath: null },
    { timeZone: 'x y' },
    { kind: 'gift' },
    { items: {} },
  ])('keeps texts short and choices known: not %o', (part) => {
    expect(isTaken({ ...cart, ...part })).toBe(false)
  })

  it.each([null, [], 'cart', 1, {}])('is an object, not %j', (body) => {
    expect(isTaken(body)).toBe(false)
  })
})
