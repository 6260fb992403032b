import { parseMeasure } from './measure.ts'
import type { Product, Variant } from './product.ts'
import { measureOf } from './unit-price.ts'

/** Between the parts of a subtitle; the comma of '1,5 L' stands between digits. */
const betweenParts = /[,;]\s+|\s+[·|–—-]\s+/

/**
 * How much one piece of a variant without a name of its own is, in the merchant's words: '1 kg' of '1 kg, do litoral
 * norte'. Null where the product's title says it, or nothing does.
 */
export function packOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
): string | null {
  if (parseMeasure(product.title) || !measureOf(product, variant)) return null
  const parts = product.subtitle?.split(betweenParts) ?? []
  return parts.find((part) => parseMeasure(part))?.trim() ?? null
}
