import { afterAll, describe, expect, it } from 'vitest'
import type { RecordedRequest } from '../adapters/embedded/handler.ts'
import { startStoreServer } from '../adapters/embedded/serve-embedded-store.ts'
import { openSmallStore, storeId } from '../adapters/embedded/testing/small-catalog.ts'
import { testClient } from '../adapters/hostinger/testing/test-client.ts'
import type { ReadPages } from '../store/list-every-product.ts'
import { createCatalogReader } from './catalog-reader.ts'
import { readSnapshot } from './read-snapshot.ts'

// The store over real HTTP, where every request of it is counted.
const asked: string[] = []
const upstream = await startStoreServer({
  host: '127.0.0.1',
  port: 0,
  onError: (error) => {
    throw error
  },
  createStore: ({ origin }) =>
    openSmallStore({
      picturesBase: origin,
      recordRequest: ({ path }: RecordedRequest) => void asked.push(path.replace(/^.*\//, '')),
    }).store,
})
afterAll(() => upstream.close())

function openReader() {
  const api = testClient({ baseUrl: upstream.origin, storeId, fetch })
  const pages: ReadPages = new Map()
  return createCatalogReader({
    read: (previous) => readSnapshot(api, () => new Date(), { previous, pages }),
    file: { find: async () => null, save: async () => undefined },
    log: () => undefined,
    refreshMs: 3_600_000,
  })
}

const oneFullRead = ['collections', 'products', 'settings', 'variants']

describe('however many visitors there are', () => {
  it('the store is read once for every refresh, however many requests come meanwhile', async () => {
    const reader = openReader()
    await reader.current()
    for (let round = 0; round < 3; round += 1) {
      asked.length = 0
      const refreshes = Array.from({ length: 20 }, () => reader.refresh())
      await Promise.all([...refreshes, ...Array.from({ length: 500 }, () => reader.current())])
      expect(asked.toSorted()).toEqual(oneFullRead)
    }
    asked.length = 0
    await Promise.all(Array.from({ length: 500 }, () => reader.current()))
    expect(asked).toEqual([])
  })
})
