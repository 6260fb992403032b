import 'server-only'
import { createHash } from 'node:crypto'
import type { Product } from '../domain/product.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { getEnvironment } from '../env/server.ts'
import { sampleItems } from './sample-items.ts'

type Sample = (typeof sampleItems)[number]

/** The same product always gets the same sample: chosen by its id, never at random. */
function sampleFor(id: string, choices: number): Sample {
  const index = createHash('sha256').update(id).digest().readUInt32BE(0) % choices
  return sampleItems[index] ?? sampleItems[0]
}

type Place = { readonly position: number; readonly isStoreList: boolean }

/**
 * SAMPLE_CATALOG on a card: `fill` completes what the merchant left empty; `overwrite` does what the
 * specification describes for the store list, where the sample goods replace the merchant's by position.
 */
export function fillCard(card: ProductCard, place?: Place): ProductCard {
  const mode = getEnvironment().sampleCatalog
  if (mode === 'off') return card
  if (mode === 'overwrite' && place?.isStoreList) {
    const { title, subtitle, picture } = sampleItems[place.position % sampleItems.length] ?? sampleItems[0]
    return { ...card, title, subtitle, picture }
  }
  const sample = sampleFor(card.handle, sampleItems.length)
  return {
    ...card,
    title: card.title || sample.title,
    subtitle: card.subtitle ?? sample.subtitle,
    picture: card.picture ?? sample.picture,
  }
}

/** SAMPLE_CATALOG on a product's page: what is missing comes from one of the first two sample goods. */
export function fillProduct(product: Product): Product {
  if (getEnvironment().sampleCatalog === 'off') return product
  const sample = sampleFor(product.id, 2)
  return {
    ...product,
    title: product.title || sample.title,
    subtitle: product.subtitle ?? sample.subtitle,
    pictures: product.pictures.length > 0 ? product.pictures : [sample.picture],
  }
}
