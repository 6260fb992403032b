import type { EmbeddedStore, EmbeddedStoreOptions } from '../adapters/embedded/handler.ts'
import { openSmallStore, storeId, storeOrigin } from '../adapters/embedded/testing/small-catalog.ts'
import { testClient } from '../adapters/hostinger/testing/test-client.ts'
import type { StoreApi } from '../store/store-api.ts'

/** The origin under which the hosted checkout of this shop stands. */
export const shopOrigin = 'http://localhost:3000'

/** The real client over the real embedded store, in this process and in memory. */
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
