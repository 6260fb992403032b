import { isSoldByWeight } from './measure.ts'
import type { Product, Variant } from './product.ts'
import { measureOf } from './unit-price.ts'

export type NominalWeight = {
  /** Grams of one piece; null where nothing says so. */
  readonly nominalGrams: number | null
  readonly isSoldByWeight: boolean
}

/** What one piece of a variant is said to weigh, and whether its price follows the scale: 'cerca de 1 kg'. */
export function nominalWeightOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
): NominalWeight {
  const measure = measureOf(product, variant)
  const grams = measure?.kind === 'mass' ? Math.round(measure.thousandths / 1000) : 0
  if (!measure || grams === 0) return { nominalGrams: null, isSoldByWeight: false }
  return { nominalGrams: grams, isSoldByWeight: isSoldByWeight(measure) }
}
