import { displayedVariant } from '../domain/product.ts'
import type { CatalogLog } from './catalog-reader.ts'
import type { Catalog } from './snapshot.ts'

/**
 * Warns the operator of goods in another currency than the shop's, when that changes: orders of them have no delivery
 * fee, which is in the shop's own. `currency` is ISO 4217 in lower case.
 */
export function createCurrencyWarning(currency: string, log: CatalogLog): (catalog: Catalog) => void {
  let warned = ''
  return ({ snapshot }) => {
    const others = new Map<string, number>()
    for (const product of snapshot.products) {
      const own = displayedVariant(product)?.price.currency
      if (own !== undefined && own !== currency) others.set(own, (others.get(own) ?? 0) + 1)
    }
    const found = JSON.stringify([...others])
    if (found === warned) return
    warned = found
    for (const [other, products] of others) {
      log('warn', 'catalog.other-currency', {
        currency: other.toUpperCase(),
        products,
        shop: currency.toUpperCase(),
      })
    }
  }
}
