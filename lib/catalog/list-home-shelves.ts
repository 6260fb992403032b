import 'server-only'
import { isForSale } from '../domain/availability.ts'
import { paths } from '../domain/paths.ts'
import type { Product } from '../domain/product.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { plainRefinement } from '../domain/refinement.ts'
import { showPart } from '../next/show-part.ts'
import { definePart } from '../next/shown-parts.ts'
import { filledCard } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'
import { factsOf, fits, sortProducts } from './refine-list.ts'
import { bestSellersCategory, bestSellersOf, type Catalog } from './snapshot.ts'

// Carousel size: specification, section 9.
const shelfSize = 10
const offer = { ...plainRefinement, onSale: true, inStock: true }

export type HomeShelves = {
  /** Deepest discount first. Empty hides the carousel. */
  readonly offers: readonly ProductCard[]
  /** Collection of that title, else the merchant's order. */
  readonly bestSellers: readonly ProductCard[]
  readonly bestSellersPath: string
}

function toCards(products: readonly Product[]): ProductCard[] {
  return products.slice(0, shelfSize).map((product) => filledCard(product))
}

const homeShelves = definePart('home-shelves', async () => homeShelvesOf(await getCatalogReader().current()))

export async function listHomeShelves(): Promise<HomeShelves> {
  'use cache'
  return showPart(homeShelves)
}

export function homeShelvesOf(catalog: Catalog): HomeShelves {
  const offers = catalog.snapshot.products.filter((product) => fits(factsOf(product), offer))
  return {
    offers: toCards(sortProducts(offers, 'maior-desconto')),
    bestSellers: toCards(bestSellersOf(catalog).filter(isForSale)),
    bestSellersPath: paths.list(bestSellersCategory(catalog)?.slug ?? null),
  }
}
