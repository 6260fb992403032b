import type { EmbeddedStore, EmbeddedStoreOptions } from '../adapters/embedded/handler.ts'
import { openSmallStore, storeId, storeOrigin } from '../adapters/embedded/testing/small-catalog.ts'
import { testClient } from '../adapters/hostinger/testing/test-client.ts'
import type { StoreApi } from '../store/store-api.ts'

export const shopOrigin = 'http://localhost:3000'

export function openEmbeddedShop(options: Partial<EmbeddedStoreOptions> = {}): {
  api: StoreApi
  store: EmbeddedStore
} {
  const { store } = openSmallStore({ checkoutBase: shopOrigin, ...options })
  const api = testClient({
    baseUrl: storeOrigin,
    storeId,
    fetch: (address, init) => store.handle(new Request(address, init)),
  })
  return { api, store }
}
