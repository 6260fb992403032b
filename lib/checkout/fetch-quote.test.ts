import { beforeEach, describe, expect, it } from 'vitest'
import {
  banana,
  bananaId,
  caqui,
  halfKiloBread,
  looseBread,
} from '../adapters/embedded/testing/small-catalog.ts'
import { unwrap } from '../adapters/hostinger/testing/test-client.ts'
import { specifiedRule } from '../domain/delivery.ts'
import { type VariantId, variantIdSchema } from '../domain/identifiers.ts'
import type { Product } from '../domain/product.ts'
import { type Database, openDatabase } from '../server/database/database.ts'
import { listEveryProduct } from '../store/list-every-product.ts'
import { openEmbeddedShop } from '../testing/embedded-shop.ts'
import { variantIdOf } from '../testing/sample-values.ts'
import { fetchQuote } from './fetch-quote.ts'
import { createLivePrices } from './live-prices.ts'
import { createProductWeights } from './product-weights.ts'

let database: Database
let calls: string[]
let parts: Parameters<typeof fetchQuote>[1]

beforeEach(async () => {
  database = openDatabase(':memory:')
  calls = []
  const recordRequest = ({ path }: { path: string }) =>
    calls.push(path.split('/').slice(3).join('/').replace(/\/.*/, '/…'))
  const { api } = openEmbeddedShop({ database, recordRequest })
  const products = unwrap(await listEveryProduct(api))
  const productOf = new Map<VariantId, Product>(
    products.flatMap((product) => product.variants.map(({ id }) => [id, product])),
  )
  const now = () => 0
  parts = {
    facts: createLivePrices({ api, now }),
    weights: createProductWeights({ api, now }),
    findProductOf: (variantId) => productOf.get(variantId),
  }
  calls.length = 0
})

const line = (id: string, quantity = 1, seenAmount: number | null = null) => ({
  variantId: variantIdSchema.parse(id),
  quantity,
  seenAmount,
})
const quote = async (...lines: ReturnType<typeof line>[]) =>
  unwrap(await fetchQuote(lines, { ...parts, rule: specifiedRule }))

describe('a quote from the store', () => {
  it('has live prices, stock and weights of several variants, in two reads and one for each weight', async () => {
    const { lines, total, shipping } = await quote(
      line(banana, 2, 590),
      line(looseBread),
      line(halfKiloBread),
    )
    expect(lines).toMatchObject([
      { price: { amount: 690, saleAmount: 590 }, stock: 5, weightGrams: 1000, changes: [] },
      { price: { amount: 520 }, stock: null, weightGrams: 250 },
      { price: { amount: 990 }, stock: 3, weightGrams: 500 },
    ])
    expect(shipping).toEqual({ fee: 1200, itemCount: 4, weightGrams: 2750, isEstimate: false })
    expect(total).toEqual({ amount: 2 * 590 + 520 + 990 + 1200, currency: 'brl' })
    expect(calls.toSorted()).toEqual(['products', 'products/…', 'products/…', 'variants'])
  })

  it('R11 R12 reports what changed since the catalogue was read', async () => {
    database.run('UPDATE variants SET sale_amount = NULL, stock = 2 WHERE product_id = $id', { id: bananaId })
    const { lines, changedLineCount } = await quote(line(banana, 5, 590))
    expect(lines[0]?.changes).toEqual([
      { kind: 'price', from: 590, to: 690 },
      { kind: 'short', available: 2 },
    ])
    expect(changedLineCount).toBe(1)
  })

  it('R11 calls gone what is not sold, what was taken out since, and what the catalogue never had', async () => {
    database.run('UPDATE products SET deleted_at = $time WHERE id = $id', { time: '2026', id: bananaId })
    database.run('UPDATE variants SET deleted_at = $time WHERE id = $id', { time: '2026', id: looseBread })
    const unknown = variantIdOf(99)
    const { lines, total } = await quote(line(caqui), line(banana), line(looseBread), line(unknown))
    expect(lines.map(({ changes }) => changes)).toEqual(Array(4).fill([{ kind: 'gone' }]))
    expect(total.amount).toBe(0)
  })
})
