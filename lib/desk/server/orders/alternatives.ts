import {
  type aisleProducts,
  type PieceSize,
  type SimilarThing,
  similarProducts,
} from '../../../catalog/similar-products.ts'
import type { Catalog } from '../../../catalog/snapshot.ts'
import { availabilityOf } from '../../../domain/availability.ts'
import { type Measure, parseMeasure } from '../../../domain/measure.ts'
import type { OrderLine } from '../../../domain/order.ts'
import { packsInPlace } from '../../../domain/packs-for.ts'
import { paths } from '../../../domain/paths.ts'
import { effectiveAmount, type Product, type Variant, variantTitleOf } from '../../../domain/product.ts'
import { measureOf } from '../../../domain/unit-price.ts'
import type { DeskAlternative } from '../../api/orders.ts'
import { lineFactsFrom } from './line-facts.ts'

const most = 6

/** Products in stock in place of a line, most similar first, without products of the same `order`. */
export function alternativesOf(
  catalog: Catalog,
  line: OrderLine,
  order: readonly OrderLine[] = [],
  find: typeof similarProducts | typeof aisleProducts = similarProducts,
): readonly DeskAlternative[] {
  const product = catalog.productsByVariant.get(line.variantId)
  const variant = product?.variants.find(({ id }) => id === line.variantId)
  const { variantId, title, quotedAmount: amount, currency, quantity } = line
  const size = sizeOfLine(line, product && variant ? measureOf(product, variant) : null)
  const ordered = new Set(order.map((other) => catalog.productsByVariant.get(other.variantId)))
  const factsOf = lineFactsFrom(catalog)
  return find(catalog, { variantId, title, size, amount, currency }, ordered)
    .slice(0, most)
    .map((thing) => shown(thing, { quantity, size, factsOf }))
}

const mostFound = 12

export function offersOf(
  catalog: Catalog,
  { variantId, currency, quantity }: Pick<OrderLine, 'variantId' | 'currency' | 'quantity'>,
  found: readonly Product[],
): readonly DeskAlternative[] {
  const factsOf = lineFactsFrom(catalog)
  const isOffered = (product: Product, variant: Variant) =>
    variant.id !== variantId &&
    (currency === null || variant.price.currency === currency) &&
    availabilityOf(product, variant).kind === 'available'
  return found
    .flatMap((product) =>
      product.variants
        .filter((variant) => isOffered(product, variant))
        .map((variant) => ({ product, variant, size: null, isSameSize: false, isOfKind: false })),
    )
    .slice(0, mostFound)
    .map((thing) => shown(thing, { quantity, size: null, factsOf }))
}

/** Amount in one piece: as sold, else by the catalogue (`now`), else by the name. */
function sizeOfLine({ nominalGrams, title, variantTitle }: OrderLine, now: Measure | null) {
  if (nominalGrams !== null) return { kind: 'mass', thousandths: nominalGrams * 1000 } as const
  return now ?? parseMeasure(variantTitle ?? '') ?? parseMeasure(title)
}

type Beside = {
  readonly quantity: number
  readonly size: PieceSize | null
  readonly factsOf: ReturnType<typeof lineFactsFrom>
}

function shown(
  { product, variant, size, isSameSize, isOfKind }: SimilarThing,
  { quantity, size: wanted, factsOf }: Beside,
): DeskAlternative {
  const { pack, picture } = factsOf({ variantId: variant.id, nominalGrams: null })
  const price = { amount: effectiveAmount(variant.price), currency: variant.price.currency }
  const availability = availabilityOf(product, variant)
  const stock = availability.kind === 'available' ? availability.stock : null
  const isOtherSize = isOfKind && !isSameSize
  return {
    variantId: variant.id,
    title: product.title,
    variantTitle: variantTitleOf(product, variant),
    price,
    pack,
    size: size && { ...size, isSame: isSameSize, isOfKind },
    // Weight does not compare different products: another kind replaces piece by piece.
    pieces: packsInPlace(quantity, { wanted, size: isOtherSize ? size : null, stock }),
    picture,
    path: paths.product(product.handle),
  }
}
