import 'server-only'

import { soldItem, unitPriceText } from '../copy/unit-price.ts'
import { displayedVariant, type Product } from '../domain/product.ts'
import { type ProductCard, toProductCard } from '../domain/product-card.ts'
import { displayedUnitPrice } from '../domain/unit-price.ts'
import { getEnvironment } from '../server/environment/server.ts'
import * as sample from './fill-from-sample.ts'

function cardOf(product: Product): ProductCard {
  const shown = displayedVariant(product)
  return {
    ...toProductCard(product),
    unitPrice: unitPriceText(displayedUnitPrice(product)),
    item: shown && soldItem(product, shown),
  }
}

/**
 * A product's card as the setting SAMPLE_CATALOG wants it; the position is that on the store list. With several variants
 * the card sells none itself, so what would go into a cart stays here: every document has its cards twice.
 */
export function filledCard(product: Product, storePosition: number | null = null): ProductCard {
  const { sampleCatalog: mode } = getEnvironment()
  const card = sample.fillCard(cardOf(product), { mode, storePosition })
  return card.hasSeveralVariants ? { ...card, item: null } : card
}

/** A product for its page as SAMPLE_CATALOG wants it. */
export function filledProduct(product: Product): Product {
  return sample.fillProduct(product, getEnvironment().sampleCatalog)
}
