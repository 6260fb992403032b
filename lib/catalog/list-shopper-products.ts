import 'server-only'
import { isForSale } from '../domain/availability.ts'
import { type Favourite, favouriteCode } from '../domain/favourites.ts'
import type { VariantId } from '../domain/identifiers.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { filledCard, filledVariantCard } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'

export async function listFavourites(codes: readonly string[]): Promise<readonly Favourite[]> {
  if (codes.length === 0) return []
  const { snapshot } = await getCatalogReader().current()
  const products = new Map(snapshot.products.map((product) => [favouriteCode(product.id), product]))
  return codes.flatMap((code) => {
    const product = products.get(code)
    return product ? [{ productId: product.id, card: filledCard(product) }] : []
  })
}

/** Lists an account's favourites, and the codes of removed products, which stay in the account. */
export async function listAccountFavourites(
  codes: readonly string[],
): Promise<{ readonly favourites: readonly Favourite[]; readonly missing: readonly string[] }> {
  const favourites = await listFavourites(codes)
  const found = new Set(favourites.map(({ productId }) => favouriteCode(productId)))
  return { favourites, missing: codes.filter((code) => !found.has(code)) }
}

const shelfSize = 10

export async function listBoughtProducts(variantIds: readonly VariantId[]): Promise<readonly ProductCard[]> {
  const { productsByVariant } = await getCatalogReader().current()
  const products = new Set(variantIds.flatMap((id) => productsByVariant.get(id) ?? []))
  return [...products]
    .filter(isForSale)
    .slice(0, shelfSize)
    .map((product) => filledCard(product))
}

type BoughtVariants = {
  readonly cards: readonly ProductCard[]
  readonly gone: readonly VariantId[]
}

export async function listBoughtVariants(variantIds: readonly VariantId[]): Promise<BoughtVariants> {
  const { productsByVariant } = await getCatalogReader().current()
  const cards: ProductCard[] = []
  const gone: VariantId[] = []
  for (const id of new Set(variantIds)) {
    const product = productsByVariant.get(id)
    const variant = product?.variants.find((one) => one.id === id)
    if (product && variant) cards.push(filledVariantCard(product, variant))
    else gone.push(id)
  }
  return { cards, gone }
}
