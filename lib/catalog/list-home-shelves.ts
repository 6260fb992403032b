import 'server-only'
import { displayedVariant, effectiveAmount, type Product } from '../domain/product.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { slugify } from '../domain/text.ts'
import { cacheUntilCatalogChanges } from './cache-life.ts'
import { getCatalogReader } from './get-catalog.ts'
import { filledCard } from './sample-catalog.ts'

// Carousel size: specification, section 9.
const shelfSize = 10

export type HomeShelves = {
  /** On sale, deepest discount first. Empty hides the carousel. */
  readonly offers: readonly ProductCard[]
  /** The collection of that title, else the merchant's own order. */
  readonly bestSellers: readonly ProductCard[]
}

/** Share of the price that the sale takes off, 0 to 1; 0 is not on sale. */
function discountOf(product: Product): number {
  const price = displayedVariant(product)?.price
  if (!price || price.saleAmount === null || price.amount <= 0) return 0
  return Math.max(0, 1 - effectiveAmount(price) / price.amount)
}

function toCards(products: readonly Product[]): ProductCard[] {
  return products.slice(0, shelfSize).map((product) => filledCard(product))
}

/** What stands on the two carousels of the home page. */
export async function listHomeShelves(): Promise<HomeShelves> {
  'use cache'
  cacheUntilCatalogChanges()
  const { snapshot, categories } = await getCatalogReader().current()
  const offers = snapshot.products
    .filter((product) => discountOf(product) > 0)
    .toSorted((a, b) => discountOf(b) - discountOf(a))
  const bestSellers = categories.find(({ slug }) => slug === slugify('Mais Vendidos'))?.products
  return { offers: toCards(offers), bestSellers: toCards(bestSellers ?? snapshot.products) }
}
