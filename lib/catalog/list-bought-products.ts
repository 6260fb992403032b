import 'server-only'
import { isForSale } from '../domain/availability.ts'
import type { VariantId } from '../domain/identifiers.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { filledCard } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'

/** As many as another carousel of the home page holds. */
const shelfSize = 10

/** The products of these variants that are for sale, each once and in their order. */
export async function listBoughtProducts(variantIds: readonly VariantId[]): Promise<readonly ProductCard[]> {
  const { productsByVariant } = await getCatalogReader().current()
  const products = new Set(variantIds.flatMap((id) => productsByVariant.get(id) ?? []))
  return [...products]
    .filter(isForSale)
    .slice(0, shelfSize)
    .map((product) => filledCard(product))
}
