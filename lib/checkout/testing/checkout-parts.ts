import { randomBytes } from 'node:crypto'
import { unwrap } from '../../adapters/hostinger/testing/test-client.ts'
import { specifiedZone } from '../../domain/delivery.ts'
import type { Product } from '../../domain/product.ts'
import { openSqliteJournal } from '../../orders/sqlite-journal.ts'
import { listEveryProduct } from '../../store/list-every-product.ts'
import type { StoreApi } from '../../store/store-api.ts'
import { type CheckoutContext, createSharedAttempts } from '../checkout-context.ts'
import { fetchQuote } from '../fetch-quote.ts'
import { createLivePrices } from '../live-prices.ts'
import { createProductWeights } from '../product-weights.ts'

/** Everything a checkout is made with, over a real store, and a journal in memory unless another one is given. */
export async function openCheckoutParts(
  api: StoreApi,
  overrides: Partial<CheckoutContext> = {},
): Promise<CheckoutContext> {
  const products = unwrap(await listEveryProduct(api))
  const productOf = new Map<string, Product>(
    products.flatMap((product) => product.variants.map(({ id }) => [id, product] as const)),
  )
  const findProductOf = (variantId: string) => productOf.get(variantId)
  const now = () => performance.now()
  const parts = {
    facts: createLivePrices({ api, now }),
    weights: createProductWeights({ api, now }),
    findProductOf,
  }
  return {
    api,
    journal: openSqliteJournal({ folder: ':memory:', now: Date.now }),
    quote: (lines, options) => fetchQuote(lines, { ...parts, ...options }),
    attempts: createSharedAttempts(),
    siteUrl: 'https://loja.example',
    deliveryZones: [specifiedZone('Balneário Camboriú')],
    deliveryWindows: null,
    checkoutHosts: ['localhost:3000'],
    language: null,
    findProductOf,
    newReturnValue: () => randomBytes(24).toString('base64url'),
    now: Date.now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: () => undefined,
    ...overrides,
  }
}
