import type { Result } from '../../../domain/result.ts'
import type { StoreApiError } from '../../../store/errors.ts'
import type { StoreApi } from '../../../store/store-api.ts'
import { createStoreApiClient, type StoreApiClientOptions } from '../client.ts'
import { storeFetch } from '../store-fetch.ts'

export const storeId = 'store_01J0000000000000000000000A'

/** A client whose pauses take no time. */
export function testClient(options: Partial<StoreApiClientOptions> & { baseUrl: string }): StoreApi {
  return createStoreApiClient({
    storeId,
    fetch: storeFetch,
    random: () => 0.5,
    sleep: async () => undefined,
    now: Date.now,
    defaultCurrency: 'eur',
    timeouts: { readMs: 60_000, checkoutMs: 60_000 },
    ...options,
  })
}

export function errorOf(result: Result<unknown, StoreApiError>): StoreApiError {
  if (result.ok) throw new Error('expected a failure')
  return result.error
}

export function unwrap<T>(result: Result<T, StoreApiError>): T {
  if (!result.ok) throw result.error
  return result.value
}
