import { homeCategoriesOf } from '../../../catalog/home-category.ts'
import type { Catalog } from '../../../catalog/snapshot.ts'
import type { LinePick } from '../../../domain/fulfillment.ts'
import { parseMeasure } from '../../../domain/measure.ts'
import type { OrderLine } from '../../../domain/order.ts'
import { paths } from '../../../domain/paths.ts'
import { type Product, type Variant, variantTitleOf } from '../../../domain/product.ts'
import { nominalWeightOf, packOf, partsOfSubtitle } from '../../../domain/unit-price.ts'
import type { DeskReplacement } from '../../api/orders.ts'

type Line = Pick<OrderLine, 'variantId' | 'nominalGrams'>

export type LineFacts = {
  /** Text such as 'bandeja com 300 g'; null when the name states it or the weight changed since. */
  readonly pack: string | null
  readonly picture: string | null
  readonly path: string | null
  readonly category: string | null
  /** Position of its category, from 0; lines without one come last. */
  readonly aisle: number
}

const unknown: LineFacts = {
  pack: null,
  picture: null,
  path: null,
  category: null,
  aisle: Number.POSITIVE_INFINITY,
}

/** Returns unknown facts while the catalogue is unreadable, so that picking goes on. */
export function lineFactsFrom(catalog: Catalog | null): (line: Line) => LineFacts {
  if (!catalog) return () => unknown
  const { productsByVariant } = catalog
  const homeOf = homeCategoriesOf(catalog)

  return ({ variantId, nominalGrams }) => {
    const product = productsByVariant.get(variantId)
    if (!product) return unknown
    const variant = product.variants.find(({ id }) => id === variantId)
    const home = homeOf(product)
    return {
      pack: variant ? packOfPiece(product, variant, nominalGrams) : null,
      picture: variant?.picture ?? product.pictures[0] ?? null,
      path: paths.product(product.handle),
      category: home?.category.title ?? null,
      aisle: home?.aisle ?? unknown.aisle,
    }
  }
}

export function replacementFacts(
  pick: LinePick | undefined,
  factsOf: ReturnType<typeof lineFactsFrom>,
): DeskReplacement {
  if (!pick?.replacementId) return null
  const { pack, picture } = factsOf({ variantId: pick.replacementId, nominalGrams: pick.replacementGrams })
  return { pack, picture }
}

function packOfPiece(product: Product, variant: Variant, nominalGrams: number | null): string | null {
  const now = nominalWeightOf(product, variant)
  if (nominalGrams !== null && now.nominalGrams !== nominalGrams) return null
  const own = variantTitleOf(product, variant)
  if (parseMeasure(product.title) || (own !== null && /\d/.test(own))) return null
  // Counted products state their size in words: '1 maço', 'cartela com 12'.
  return packOf(product, variant) ?? partsOfSubtitle(product).find((part) => /\d/.test(part)) ?? null
}
