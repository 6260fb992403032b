import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartLineOf, variantIdOf } from '../testing/sample-values.ts'
import { type CartLine, cartSubtotal } from './cart.ts'
import { shippingFor } from './cart-totals.ts'
import { specifiedRule } from './delivery.ts'
import { effectiveAmount } from './product.ts'
import { hasChanges, type Quote, quoteOf, type VariantFacts } from './quote.ts'
import { acceptQuote, changesOfLine, type FactsByVariant, learnFromQuote } from './quote-acceptance.ts'

const currency = fc.constantFrom('brl', 'brl', 'brl', 'eur')
const price = fc.record({
  amount: fc.nat({ max: 3000 }),
  saleAmount: fc.option(fc.nat({ max: 3000 })),
  currency,
})
const facts: fc.Arbitrary<VariantFacts> = fc.record({
  price,
  purchasable: fc.boolean(),
  isAvailable: fc.constantFrom(true, true, false),
  managesInventory: fc.boolean(),
  stock: fc.option(fc.nat({ max: 12 })),
  weightGrams: fc.option(fc.nat({ max: 4000 })),
})
const place = fc.integer({ min: 1, max: 8 })
const store = fc
  .uniqueArray(fc.tuple(place, facts), { selector: ([id]) => id })
  .map((rows) => new Map(rows.map(([id, row]) => [variantIdOf(id), row] as const)))
const cart = fc
  .uniqueArray(
    fc.record({
      id: place,
      quantity: fc.integer({ min: 1, max: 15 }),
      amount: fc.nat({ max: 3000 }),
      stock: fc.option(fc.nat({ max: 15 })),
      weightGrams: fc.option(fc.nat({ max: 4000 })),
    }),
    { selector: ({ id }) => id, minLength: 1 },
  )
  .map((rows) =>
    rows.map(({ id, amount, ...row }) =>
      cartLineOf({
        ...row,
        variantId: variantIdOf(id),
        price: { amount, saleAmount: null, currency: 'brl' },
      }),
    ),
  )

const quoteFor = (lines: readonly CartLine[], known: ReadonlyMap<CartLine['variantId'], VariantFacts>) =>
  quoteOf(
    lines.map((line) => ({ ...line, seenAmount: effectiveAmount(line.price) })),
    known,
    specifiedRule,
  )

/** As the browser reads it. */
const factsFrom = (quote: Quote): FactsByVariant =>
  new Map(
    quote.lines.map(({ changes, ...line }) => [
      line.variantId,
      { ...line, isGone: changes.some(({ kind }) => kind === 'gone') },
    ]),
  )
const totalsOf = (lines: readonly CartLine[]) => [
  cartSubtotal(lines).amount,
  shippingFor(lines, specifiedRule),
]

describe('whatever store and cart are', () => {
  it('a quote adds up, in one currency, and never counts more than there is', () => {
    fc.assert(
      fc.property(cart, store, (lines, known) => {
        const { subtotal, shipping, total, lines: quoted } = quoteFor(lines, known)
        expect(total.amount).toBe(subtotal.amount + (shipping.fee ?? 0))
        expect(total.currency).toBe(subtotal.currency)
        const sellable = quoted.filter(({ changes }) => changes[0]?.kind !== 'gone')
        expect(new Set(sellable.map((line) => line.price?.currency)).size).toBeLessThanOrEqual(1)
        const most = sellable.reduce(
          (sum, { quantity, stock }) => sum + Math.min(quantity, stock ?? quantity),
          0,
        )
        expect(shipping.itemCount).toBe(most)
      }),
    )
  })

  it('R12 the browser and the server see the same changes', () => {
    fc.assert(
      fc.property(cart, store, (lines, known) => {
        const quote = quoteFor(lines, known)
        const facts = factsFrom(quote)
        const seen = lines.filter((line) => changesOfLine(line, facts.get(line.variantId)).length > 0)
        // Another currency with the same number is a change that only the browser can see.
        const isConverted = quote.lines.some((line) => line.price && line.price.currency !== 'brl')
        if (isConverted) expect(seen.length).toBeGreaterThanOrEqual(quote.changedLineCount)
        else expect(seen.length).toBe(quote.changedLineCount)
      }),
    )
  })

  it('R12 what the shopper accepted is what is quoted next: no change is left, and the totals are the same', () => {
    fc.assert(
      fc.property(cart, store, (lines, known) => {
        const first = quoteFor(lines, known)
        const accepted = acceptQuote(lines, factsFrom(first))
        expect(cartSubtotal(accepted)).toEqual(first.subtotal)
        const next = quoteFor(accepted, known)
        expect(hasChanges(next)).toBe(false)
        expect(acceptQuote(accepted, factsFrom(next))).toEqual(accepted)
      }),
    )
  })

  it('R12 learning takes over nothing that the shopper would notice, and settles on the totals of the quote', () => {
    fc.assert(
      fc.property(cart, store, (lines, known) => {
        const quote = quoteFor(lines, known)
        const learned = learnFromQuote(lines, factsFrom(quote))
        expect(learned.map(({ variantId, quantity }) => [variantId, quantity])).toEqual(
          lines.map(({ variantId, quantity }) => [variantId, quantity]),
        )
        expect(cartSubtotal(learned)).toEqual(cartSubtotal(lines))
        expect(learnFromQuote(learned, factsFrom(quote))).toBe(learned)
        const knowsEveryWeight = quote.lines.every(({ weightGrams }) => weightGrams !== null)
        if (!hasChanges(quote) && knowsEveryWeight) {
          expect(totalsOf(learned)).toEqual([quote.subtotal.amount, quote.shipping])
        }
      }),
    )
  })
})
