import { beforeEach, describe, expect, it } from 'vitest'
import { bananaId } from '../adapters/embedded/testing/small-catalog.ts'
import { unwrap } from '../adapters/hostinger/testing/test-client.ts'
import { productIdSchema } from '../domain/identifiers.ts'
import { failure } from '../domain/result.ts'
import { type Database, openDatabase } from '../server/database/database.ts'
import { StoreApiError } from '../store/errors.ts'
import type { StoreApi } from '../store/store-api.ts'
import { openEmbeddedShop } from '../testing/embedded-shop.ts'
import { productIdOf } from '../testing/sample-values.ts'
import { createProductFacts, longestAgeMs, type ProductFacts } from './product-facts.ts'

const banana = productIdSchema.parse(bananaId)

let calls: string[]
let database: Database
let api: StoreApi
let time: number
let facts: ProductFacts

beforeEach(() => {
  calls = []
  time = 1000
  database = openDatabase(':memory:')
  const recordRequest = ({ path }: { path: string }) => calls.push(path.split('/').at(-1) ?? '')
  ;({ api } = openEmbeddedShop({ database, recordRequest }))
  facts = createProductFacts({ api, now: () => time })
})

const sell = (amount: number) =>
  database.run('UPDATE variants SET amount = $amount, sale_amount = NULL WHERE product_id = $banana', {
    amount,
    banana,
  })

async function priceOf(maximumAgeMs: number): Promise<number | undefined> {
  const products = unwrap(await facts.list([banana], { maximumAgeMs }))
  return products.get(banana)?.variants[0]?.price.amount
}

describe('live facts of products', () => {
  it('are read once for many shoppers who ask at the same time', async () => {
    const asked = Array.from({ length: 50 }, () => facts.list([banana], { maximumAgeMs: 0 }))
    const found = await Promise.all(asked)
    expect(new Set(found.map((result) => unwrap(result).get(banana)))).toHaveLength(1)
    expect(calls.toSorted()).toEqual(['products', 'variants'])
  })

  it('join the reading of a product that another cart holds too, and read only the rest', async () => {
    const other = unwrap(await api.listProducts({ offset: 0, limit: 2 })).products.map(({ id }) => id)
    calls.length = 0
    const searches: string[] = []
    const spied: StoreApi = {
      ...api,
      listProducts: (query) => {
        searches.push((query.ids ?? []).join())
        return api.listProducts(query)
      },
    }
    const shared = createProductFacts({ api: spied, now: () => time })
    await Promise.all([shared.list([banana], { maximumAgeMs: 0 }), shared.list(other, { maximumAgeMs: 0 })])
    expect(searches).toEqual([banana, other.filter((id) => id !== banana).join()])
  })

  it('R12 are as old as the caller allows, and not a millisecond older', async () => {
    sell(600)
    expect(await priceOf(10_000)).toBe(600)
    sell(700)
    time += 10_000
    expect(await priceOf(10_000)).toBe(600)
    time += 1
    expect(await priceOf(10_000)).toBe(700)
  })

  it('R11 R12 are never older than 15 s, whatever the caller allows', async () => {
    sell(600)
    expect(await priceOf(60_000)).toBe(600)
    sell(700)
    time += longestAgeMs
    expect(await priceOf(60_000)).toBe(600)
    time += 1
    expect(await priceOf(60_000)).toBe(700)
  })

  it('R12 are read ahead for who asks often: the old ones answer, and are gone before they are too old', async () => {
    const age = { maximumAgeMs: 10_000, aheadMs: 5000 }
    const price = async () => unwrap(await facts.list([banana], age)).get(banana)?.variants[0]?.price.amount
    sell(600)
    expect(await price()).toBe(600)
    sell(700)
    time += 5000
    expect(await price()).toBe(600)
    expect(calls).toHaveLength(2)
    time += 1
    expect([await price(), await price()]).toEqual([600, 600])
    await expect.poll(price).toBe(700)
    expect(calls).toHaveLength(4)
  })

  it('R2 R12 answer from memory while reading ahead fails, and not a millisecond longer', async () => {
    let isDown = false
    const down = failure(new StoreApiError({ kind: 'http', status: 500, message: 'HTTP 500' }))
    const failing = createProductFacts({
      api: { ...api, listProducts: async (query) => (isDown ? down : api.listProducts(query)) },
      now: () => time,
    })
    const age = { maximumAgeMs: 10_000, aheadMs: 5000 }
    const isKnown = async () => (await failing.list([banana], age)).ok
    expect(await isKnown()).toBe(true)
    isDown = true
    time += 9000
    const before = calls.length
    expect(await isKnown()).toBe(true)
    await expect.poll(() => calls.length).toBeGreaterThan(before)
    expect(await isKnown()).toBe(true)
    time += 1001
    expect(await isKnown()).toBe(false)
  })

  it('are read anew for a caller who allows no age, and that answers the next ones', async () => {
    sell(600)
    await priceOf(10_000)
    sell(700)
    time += 1
    expect(await priceOf(0)).toBe(700)
    sell(800)
    expect(await priceOf(10_000)).toBe(700)
  })

  it('carry the stock, with sold pieces taken off', async () => {
    const product = unwrap(await facts.list([banana], { maximumAgeMs: 0 })).get(banana)
    expect(product?.variants[0]).toMatchObject({ stock: 5, managesInventory: true })
  })

  it('miss a product that the store no longer has', async () => {
    database.run('UPDATE products SET deleted_at = $time WHERE id = $banana', { time: '2026-01-01', banana })
    const ids = [banana, productIdOf(7)]
    expect(unwrap(await facts.list(ids, { maximumAgeMs: 0 })).size).toBe(0)
    calls.length = 0
    await facts.list(ids, { maximumAgeMs: 5000 })
    expect(calls).toEqual([])
  })

  it('of no product ask for nothing', async () => {
    expect(unwrap(await facts.list([], { maximumAgeMs: 0 })).size).toBe(0)
    expect(calls).toEqual([])
  })

  it('remember a bounded number of products', async () => {
    const bounded = createProductFacts({ api, now: () => time, maximumProducts: 1 })
    const list = async (id: typeof banana) => bounded.list([id], { maximumAgeMs: 10_000 })
    await list(banana)
    await list(productIdOf(7))
    calls.length = 0
    await list(productIdOf(7))
    expect(calls).toEqual([])
    await list(banana)
    expect(calls).toHaveLength(2)
  })
})
