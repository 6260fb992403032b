import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderLineOf } from '../orders/testing/sample-orders.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { fulfillmentStates, plainPick } from './fulfillment.ts'
import { comesToNothing, type LineToSettle, productsTotal, settleLines } from './settlement.ts'

const cents = (amount: number) => ({ amount, currency: 'brl' })

/** A pineapple of about 1 kg at R$ 6,00. */
function lineOf(overrides: Partial<LineToSettle> = {}): LineToSettle {
  return {
    quantity: 1,
    price: cents(600),
    nominalGrams: 1000,
    isSoldByWeight: true,
    pick: null,
    ...overrides,
  }
}

const picked = { ...plainPick, state: 'picked' } as const
const missing = { ...plainPick, state: 'missing' } as const
const replaced = { ...plainPick, state: 'replaced' } as const

const ofOrder = { fee: 1200, fulfillment: 'picking' } as const
const settle = (...lines: LineToSettle[]) => settleLines(lines, ofOrder)
const nowOf = (line: LineToSettle) => settle(line).lines[0]?.now

describe('R56 a line comes to', () => {
  it('its price by the grams on the scale, of all its pieces together, rounded to the cent', () => {
    expect(nowOf(lineOf({ pick: { ...picked, weightGrams: 1180 } }))).toBe(708)
    expect(nowOf(lineOf({ quantity: 2, pick: { ...picked, weightGrams: 1180 } }))).toBe(708)
    expect(nowOf(lineOf({ price: cents(999), pick: { ...picked, weightGrams: 333 } }))).toBe(333)
    // The scale says how much there is, however many pieces it is.
    expect(nowOf(lineOf({ quantity: 3, pick: { ...picked, quantity: 2, weightGrams: 2100 } }))).toBe(1260)
  })

  it('R84 nothing, once its shopper has refused what goes in its place', () => {
    const product = { ...replaced, replacementId: variantIdOf(7), replacementAmount: 450 }
    expect(nowOf(lineOf({ pick: { ...product, answer: 'refused' } }))).toBe(0)
    expect(nowOf(lineOf({ pick: { ...product, answer: 'accepted' } }))).toBe(450)
  })

  it('its price as ordered where it was not weighed, or is not sold by weight', () => {
    expect(nowOf(lineOf())).toBe(600)
    expect(nowOf(lineOf({ pick: picked }))).toBe(600)
    expect(nowOf(lineOf({ pick: { ...plainPick, state: 'open' } }))).toBe(600)
    const boxed = { quantity: 3, isSoldByWeight: false, pick: { ...picked, weightGrams: 1180 } }
    expect(settle(lineOf(boxed)).lines).toEqual([{ ordered: 1800, now: 1800, isChanged: false }])
  })

  it('the pieces that were found, and nothing where it is missing', () => {
    expect(nowOf(lineOf({ quantity: 3, pick: { ...picked, quantity: 2 } }))).toBe(1200)
    expect(nowOf(lineOf({ quantity: 3, pick: { ...picked, quantity: 0 } }))).toBe(0)
    expect(nowOf(lineOf({ pick: missing }))).toBe(0)
    expect(nowOf(lineOf({ price: null, pick: missing }))).toBe(0)
  })

  it('no fee where nothing comes that is paid for, with something free beside it or not', () => {
    const free = lineOf({ price: cents(0) })
    expect(settle(lineOf({ pick: missing })).now).toBe(0)
    for (const pick of [missing, picked])
      expect(settle(lineOf({ pick: missing }), { ...free, pick }).now).toBe(0)
    expect(settle(free).now).toBe(1200)
  })

  it('what goes in its place, at its price of then', () => {
    const product = { ...replaced, replacementId: variantIdOf(7), replacementAmount: 450 }
    expect(nowOf(lineOf({ quantity: 2, pick: product }))).toBe(900)
    expect(nowOf(lineOf({ quantity: 2, pick: { ...product, quantity: 1 } }))).toBe(450)
    const weighed = { ...product, replacementGrams: 500, weightGrams: 1200 }
    expect(nowOf(lineOf({ quantity: 2, pick: weighed }))).toBe(1080)
    expect(nowOf(lineOf({ quantity: 2, pick: { ...weighed, replacementGrams: null } }))).toBe(900)
    // In words it is the price of all of it.
    expect(nowOf(lineOf({ quantity: 2, pick: { ...replaced, replacementAmount: 450 } }))).toBe(450)
  })

  it('nothing that is known: in words without a price, or ordered without one', () => {
    const unknown = [
      lineOf({ pick: replaced }),
      lineOf({ pick: { ...replaced, replacementId: variantIdOf(7) } }),
      lineOf({ price: { amount: 600, currency: 'usd' }, pick: { ...picked, quantity: 0 } }),
      lineOf({ price: null }),
    ]
    for (const line of unknown) {
      const { now, lines } = settle(lineOf(), line)
      expect([now, lines[1]?.now]).toEqual([null, null])
    }
  })
})

it('R56 an order is settled in all: what was ordered, and what it comes to now', () => {
  const lines = [
    lineOf({ quantity: 2, pick: { ...picked, weightGrams: 2360 } }),
    lineOf({ price: cents(549), pick: missing }),
    lineOf({ pick: { ...replaced, replacementId: variantIdOf(7), replacementAmount: 720 } }),
  ]
  expect(settleLines(lines, ofOrder)).toMatchObject({
    currency: 'brl',
    ordered: 1200 + 549 + 600 + 1200,
    now: 1416 + 720 + 1200,
    isChanged: true,
    lines: [
      { ordered: 1200, now: 1416 },
      { ordered: 549, now: 0 },
      { ordered: 600, now: 720 },
    ],
  })
  // Nothing of it comes: no one drives there.
  const gone = [
    lineOf({ pick: missing }),
    lineOf({ pick: { ...replaced, replacementAmount: 720, answer: 'refused' } }),
  ]
  expect(settleLines(gone, ofOrder)).toMatchObject({ ordered: 2400, now: 0 })
  expect(settleLines([...gone, lineOf()], ofOrder)).toMatchObject({ now: 1800 })
  // All of it is given back, or was never paid.
  const cancelled = settleLines(lines, { fee: 1200, fulfillment: 'cancelled' })
  expect(cancelled).toMatchObject({ now: 3549, isChanged: false })
  expect(settleLines([], { fee: null, fulfillment: 'waiting' })).toMatchObject({ ordered: 0, now: 0 })
})

const pickArbitrary = fc.record({
  state: fc.constantFrom('open', 'picked', 'missing', 'replaced'),
  quantity: fc.option(fc.integer({ min: 0, max: 99 })),
  weightGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  replacementId: fc.option(fc.constant(variantIdOf(7))),
  replacementAmount: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  replacementGrams: fc.option(fc.integer({ min: 1, max: 100_000 })),
})
const lineArbitrary: fc.Arbitrary<LineToSettle> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    price: fc.option(
      fc.record({ amount: fc.integer({ min: 0, max: 1_000_000 }), currency: fc.constant('brl') }),
    ),
    nominalGrams: fc.option(fc.integer({ min: 1, max: 100_000 })),
    isSoldByWeight: fc.boolean(),
    pick: fc.option(pickArbitrary),
  })
  .map((line) => ({ ...line, isSoldByWeight: line.isSoldByWeight && line.nominalGrams !== null }))
const orderArbitrary = fc.record({
  fee: fc.option(fc.integer({ min: 0, max: 10_000 })),
  fulfillment: fc.constantFrom(...fulfillmentStates),
})

describe('R56 of any order', () => {
  it('the whole is the sum of its lines and the fee, in whole cents, and to be agreed where one of them is', () => {
    fc.assert(
      fc.property(fc.array(lineArbitrary, { maxLength: 8 }), orderArbitrary, (lines, order) => {
        const settlement = settleLines(lines, order)
        for (const name of ['ordered', 'now'] as const) {
          const amounts = settlement.lines.map((line) => line[name])
          const known = amounts.filter((amount) => amount !== null)
          expect(known.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
          const fee = name === 'now' && comesToNothing(settlement.lines) ? 0 : (order.fee ?? 0)
          const sum = known.reduce((total, amount) => total + amount, fee)
          expect(settlement[name]).toBe(known.length === amounts.length ? sum : null)
        }
        if (!settlement.isChanged) expect(settlement.now).toBe(settlement.ordered)
      }),
    )
  })

  it('as much as was ordered costs what was ordered, more never less, and half of it half, to the cent', () => {
    const weighed = fc.record({
      amount: fc.integer({ min: 0, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      nominalGrams: fc.integer({ min: 1, max: 20_000 }),
      grams: fc.integer({ min: 1, max: 500_000 }),
    })
    fc.assert(
      fc.property(weighed, ({ amount, quantity, nominalGrams, grams }) => {
        const at = (weightGrams: number) =>
          nowOf(lineOf({ quantity, price: cents(amount), nominalGrams, pick: { ...picked, weightGrams } })) ??
          0
        const all = amount * quantity
        expect(at(nominalGrams * quantity)).toBe(all)
        expect(at(grams + 1)).toBeGreaterThanOrEqual(at(grams))
        // No cent is lost: the price of these grams, in exact arithmetic, is at most half a cent away.
        const exact = BigInt(all) * BigInt(grams)
        const nominal = BigInt(nominalGrams * quantity)
        const off = BigInt(at(grams)) * nominal - exact
        expect((off < 0n ? -off : off) * 2n <= nominal).toBe(true)
      }),
    )
  })
})

describe('the price of the products of an order', () => {
  it('is that of the moment it was taken, not the one that was seen before', () => {
    const lines = [
      orderLineOf({ quantity: 3, seenAmount: 500, quotedAmount: 590 }),
      orderLineOf({ quantity: 1, quotedAmount: 0 }),
    ]
    expect(productsTotal(lines)).toEqual({ amount: 1770, currency: 'brl' })
  })

  it('is not known where one price is not, or two currencies meet', () => {
    expect(productsTotal([])).toBeNull()
    expect(productsTotal([orderLineOf(), orderLineOf({ quotedAmount: null })])).toBeNull()
    expect(productsTotal([orderLineOf({ currency: null })])).toBeNull()
    expect(productsTotal([orderLineOf(), orderLineOf({ currency: 'eur' })])).toBeNull()
  })
})
