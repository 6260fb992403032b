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

/** What the catalogue of today says of a line of an order. */
export type LineFacts = {
  /**
   * How much one piece is, in the merchant's words: 'bandeja com 300 g'. Null where its name says so, or where it is another
   * weight by now than the shopper bought.
   */
  readonly pack: string | null
  readonly picture: string | null
  readonly path: string | null
  readonly category: string | null
  /** Where its category stands in the market's order, from 0; behind all others where there is none. */
  readonly aisle: number
}

const unknown: LineFacts = {
  pack: null,
  picture: null,
  path: null,
  category: null,
  aisle: Number.POSITIVE_INFINITY,
}

/** Looks lines up in the catalogue; all unknown while it cannot be read, for an order is picked all the same. */
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

/** What the catalogue has of that which stands in the place of a line. */
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
  // Where nothing is weighed, what is counted says how much it is: '1 maço', 'cartela com 12'.
  return packOf(product, variant) ?? partsOfSubtitle(product).find((part) => /\d/.test(part)) ?? null
}
