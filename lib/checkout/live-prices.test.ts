import { beforeEach, describe, expect, it } from 'vitest'
import { bananaId } from '../adapters/embedded/testing/small-catalog.ts'
import { unwrap } from '../adapters/hostinger/testing/test-client.ts'
import { type ProductId, productIdSchema } from '../domain/identifiers.ts'
import { failure } from '../domain/result.ts'
import { type Database, openDatabase } from '../server/database/database.ts'
import { StoreApiError } from '../store/errors.ts'
import type { StoreApi } from '../store/store-api.ts'
import { openEmbeddedShop } from '../testing/embedded-shop.ts'
import { createLivePrices, type LivePrices } from './live-prices.ts'

const banana = productIdSchema.parse(bananaId)

let calls: string[]
let database: Database
let api: StoreApi
let time: number
let facts: LivePrices

beforeEach(() => {
  const recorded: string[] = []
  calls = recorded
  time = 1000
  database = openDatabase(':memory:')
  const recordRequest = ({ path }: { path: string }) => recorded.push(path.split('/').at(-1) ?? '')
  ;({ api } = openEmbeddedShop({ database, recordRequest }))
  facts = createLivePrices({ api, now: () => time })
})

const sell = (amount: number) =>
  database.run('UPDATE variants SET amount = $amount, sale_amount = NULL WHERE product_id = $banana', {
    amount,
    banana,
  })

async function bananaPrice(how: { readsAnew?: boolean } = {}): Promise<number | undefined> {
  const products = unwrap(await facts.list([banana], how))
  return products.get(banana)?.variants[0]?.price.amount
}

describe('live facts of products', () => {
  it('are read in one call for all carts of the same moment, and join a reading that is under way', async () => {
    const ids = unwrap(await api.listProducts({ offset: 0, limit: 4 })).products.map(({ id }) => id)
    const [one, two, three] = ids as [ProductId, ProductId, ProductId]
    calls.length = 0
    const searches: string[] = []
    const spied: StoreApi = {
      ...api,
      listProducts: (query) => {
        searches.push((query.ids ?? []).join())
        return api.listProducts(query)
      },
    }
    const shared = createLivePrices({ api: spied, now: () => time })
    const atOnce = [shared.list([one]), shared.list([two, one])]
    await expect.poll(() => searches).toEqual([[one, two].join()])
    await Promise.all([...atOnce, shared.list([two, three])])
    expect(searches).toEqual([[one, two].join(), three])
  })

  it('R11 R12 are at most 2 s old, and not a millisecond more', async () => {
    sell(600)
    expect(await bananaPrice()).toBe(600)
    sell(700)
    time += 1000
    expect(await bananaPrice()).toBe(600)
    time += 1000
    expect(await bananaPrice()).toBe(600)
    time += 1
    expect(await bananaPrice()).toBe(700)
  })

  it('R12 are read ahead for who asks often: the old ones answer, and are gone before they are too old', async () => {
    sell(600)
    expect(await bananaPrice()).toBe(600)
    sell(700)
    time += 1000
    expect(await bananaPrice()).toBe(600)
    expect(calls).toHaveLength(2)
    time += 1
    expect([await bananaPrice(), await bananaPrice()]).toEqual([600, 600])
    await expect.poll(() => bananaPrice()).toBe(700)
    expect(calls).toHaveLength(4)
  })

  it('R2 R12 answer from memory while reading ahead fails, and not a millisecond longer', async () => {
    let isDown = false
    const down = failure(new StoreApiError({ kind: 'http', status: 500, message: 'HTTP 500' }))
    const failing = createLivePrices({
      api: { ...api, listProducts: async (query) => (isDown ? down : api.listProducts(query)) },
      now: () => time,
    })
    const isKnown = async () => (await failing.list([banana])).ok
    expect(await isKnown()).toBe(true)
    isDown = true
    time += 1800
    const before = calls.length
    expect(await isKnown()).toBe(true)
    await expect.poll(() => calls.length).toBeGreaterThan(before)
    expect(await isKnown()).toBe(true)
    time += 201
    expect(await isKnown()).toBe(false)
  })

  it('are read anew for a caller who wants it, and that answers the next ones', async () => {
    sell(600)
    await bananaPrice()
    sell(700)
    time += 1
    expect(await bananaPrice({ readsAnew: true })).toBe(700)
    sell(800)
    expect(await bananaPrice()).toBe(700)
  })
})
