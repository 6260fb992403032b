import { describe, expect, it } from 'vitest'
import { unwrap } from '../adapters/hostinger/testing/test-client.ts'
import { failure } from '../domain/result.ts'
import { StoreApiError } from '../store/errors.ts'
import { openEmbeddedShop } from '../testing/embedded-shop.ts'
import { readSnapshot } from './read-snapshot.ts'

const now = () => new Date('2026-01-02T03:04:05Z')
const down = failure(new StoreApiError({ kind: 'timeout', message: 'too slow' }))

describe('readSnapshot of the embedded store', () => {
  it('holds every product with its stock, the collections, the language and the time', async () => {
    const snapshot = unwrap(await readSnapshot(openEmbeddedShop().api, now))
    const banana = snapshot.products.find(({ handle }) => handle === 'banana-prata')
    expect(snapshot.products).toHaveLength(4)
    expect(banana?.variants).toMatchObject([{ managesInventory: true, stock: 5 }])
    expect(banana?.variants[0]?.price).toEqual({ amount: 690, saleAmount: 590, currency: 'brl' })
    expect(snapshot.collections.map(({ title }) => title)).toEqual(['Frutas', 'Padaria'])
    expect(snapshot.language).toMatch(/^pt/)
    expect(snapshot.readAt).toBe('2026-01-02T03:04:05.000Z')
  })

  it('fails as a whole when products cannot be read', async () => {
    const { api } = openEmbeddedShop()
    expect(await readSnapshot({ ...api, listProducts: async () => down }, now)).toBe(down)
  })

  it('R25 holds the products of a store without collections and settings', async () => {
    const { api } = openEmbeddedShop()
    const absent = failure(new StoreApiError({ kind: 'http', status: 404, message: 'HTTP 404: Not Found' }))
    const bare = { ...api, listCollections: async () => absent, findSettings: async () => absent }
    const snapshot = unwrap(await readSnapshot(bare, now))
    expect([snapshot.products.length, snapshot.collections, snapshot.language]).toEqual([4, [], null])
  })

  it('does without stock and settings, and then knows no number instead of zero', async () => {
    const { api } = openEmbeddedShop()
    const poor = { ...api, listStock: async () => down, findSettings: async () => down }
    const snapshot = unwrap(await readSnapshot(poor, now))
    expect(snapshot.language).toBeNull()
    expect(snapshot.products.flatMap(({ variants }) => variants.map(({ stock }) => stock))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('keeps the very objects of the last reading where nothing changed', async () => {
    const { api } = openEmbeddedShop()
    const first = unwrap(await readSnapshot(api, now))
    const second = unwrap(await readSnapshot(api, now, { previous: first }))
    expect(second.products.every((product, index) => product === first.products[index])).toBe(true)
    const [banana, ...others] = first.products
    const changed = {
      ...first,
      products: [{ ...banana, title: 'Outra' }, ...others] as typeof first.products,
    }
    const third = unwrap(await readSnapshot(api, now, { previous: changed }))
    expect(third.products.map((product) => changed.products.includes(product))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  it('keeps what was known of the stock when it cannot be read, and does not ask again with every page', async () => {
    const { api } = openEmbeddedShop()
    const first = unwrap(await readSnapshot(api, now))
    let asked = 0
    const small = {
      ...api,
      listProducts: (query: Parameters<typeof api.listProducts>[0]) =>
        api.listProducts({ ...query, limit: 1 }),
      listStock: async () => {
        asked += 1
        return down
      },
    }
    const second = unwrap(await readSnapshot(small, now, { previous: first }))
    expect(second.products).toEqual(first.products)
    expect(asked).toBe(1)
  })
})
