import { randomBytes } from 'node:crypto'
import { filledProduct } from '@/lib/catalog/filled-products'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import {
  type CheckoutContext,
  type CheckoutOutcome,
  createSharedAttempts,
} from '@/lib/checkout/checkout-context'
import { quoteCart } from '@/lib/checkout/quote-cart'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { getEnvironment } from '@/lib/server/environment/server'
import { log } from '@/lib/server/log'
import { processSingleton } from '@/lib/server/process-singleton'
import { getFileStore } from '@/lib/store/get-file-store'
import { getStoreApi } from '@/lib/store/get-store-api'

export function createCheckoutContext(siteUrl: string): CheckoutContext {
  const { deliveryZones, deliveryWindows, paymentWays, checkoutHosts } = getEnvironment()
  const catalog = getCatalogReader().find()
  return {
    api: getStoreApi(),
    journal: getOrderJournal(),
    // An offer of a spreadsheet ends at its minute, not 2 s later, and that lies here.
    quote: (lines, options) => quoteCart(lines, { readsAnew: getFileStore() !== null, ...options }),
    attempts: processSingleton('checkout-attempts', createSharedAttempts<CheckoutOutcome>),
    siteUrl,
    deliveryZones,
    deliveryWindows,
    paymentWays,
    checkoutHosts,
    language: catalog?.snapshot.language ?? null,
    findProductOf(variantId) {
      const product = catalog?.productsByVariant.get(variantId)
      // Shows the shopper's name of a product the store left unnamed.
      return product && filledProduct(product)
    },
    newReturnValue: () => randomBytes(24).toString('base64url'),
    now: Date.now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log,
  }
}
