import 'server-only'
import { findCatalog } from '../catalog/get-catalog.ts'
import { ruleFor } from '../domain/delivery.ts'
import type { Quote, QuoteRequestLine } from '../domain/quote.ts'
import { failure, type Result } from '../domain/result.ts'
import { getEnvironment } from '../server/environment/server.ts'
import { processSingleton } from '../server/process-singleton.ts'
import type { StoreApiError } from '../store/errors.ts'
import { getStoreApi } from '../store/get-store-api.ts'
import { fetchQuote, type QuoteOptions } from './fetch-quote.ts'
import { createLivePrices } from './live-prices.ts'
import { createProductWeights } from './product-weights.ts'

function getMemory() {
  return processSingleton('quotes', () => {
    const api = getStoreApi()
    const now = () => performance.now()
    return { facts: createLivePrices({ api, now }), weights: createProductWeights({ api, now }) }
  })
}

export async function quoteCart(
  lines: readonly QuoteRequestLine[],
  options: QuoteOptions = {},
): Promise<Result<Quote, StoreApiError>> {
  const catalog = await findCatalog()
  if (!catalog.ok) return failure(catalog.error)
  return fetchQuote(lines, {
    ...getMemory(),
    findProductOf: (variantId) => catalog.value.productsByVariant.get(variantId),
    rule: ruleFor(null, getEnvironment().deliveryZones),
    ...options,
  })
}
