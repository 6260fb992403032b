import 'server-only'

import { cardCopy } from '../copy/card.ts'
import { soldItem, unitPriceText } from '../copy/unit-price.ts'
import { displayedVariant, type Product, type Variant } from '../domain/product.ts'
import { type ProductCard, toProductCard, toVariantCard } from '../domain/product-card.ts'
import { unitPriceOf } from '../domain/unit-price.ts'
import { getEnvironment } from '../server/environment/server.ts'
import * as sample from './fill-from-sample.ts'

const wordsOf = (product: Product, shown: Variant | null) => ({
  unitPrice: unitPriceText(shown && unitPriceOf(product, shown)),
  item: shown && soldItem(product, shown),
})

/** Builds a card according to SAMPLE_CATALOG; a product with several variants is not sold from it. */
export function filledCard(product: Product, storePosition: number | null = null): ProductCard {
  const { sampleCatalog: mode } = getEnvironment()
  const words = wordsOf(product, displayedVariant(product))
  const card = sample.fillCard({ ...toProductCard(product), ...words }, { mode, storePosition })
  if (!card.hasSeveralVariants) return card
  return { ...card, subtitle: cardCopy.withOptions(product.variants.length, card.subtitle), item: null }
}

export function filledVariantCard(product: Product, variant: Variant): ProductCard {
  const card = { ...toVariantCard(product, variant), ...wordsOf(product, variant) }
  return sample.fillCard(card, { mode: getEnvironment().sampleCatalog, storePosition: null })
}

export function filledProduct(product: Product): Product {
  return sample.fillProduct(product, getEnvironment().sampleCatalog)
}
