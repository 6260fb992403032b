import 'server-only'
import { type Favourite, favouriteCode } from '../domain/favourites.ts'
import { filledCard } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'

/** The products behind favourites, in their order; those that the store no longer has are left out. */
export async function listFavourites(codes: readonly string[]): Promise<readonly Favourite[]> {
  if (codes.length === 0) return []
  const { snapshot } = await getCatalogReader().current()
  const products = new Map(snapshot.products.map((product) => [favouriteCode(product.id), product]))
  return codes.flatMap((code) => {
    const product = products.get(code)
    return product ? [{ productId: product.id, card: filledCard(product) }] : []
  })
}
