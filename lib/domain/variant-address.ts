import { displayedVariant, type Product, type Variant } from './product.ts'
import { variantName, variantParameter } from './variant-name.ts'

/**
 * The product's address (`url`, absolute) that opens with this variant chosen; the one that is chosen anyway has the
 * clean address.
 */
export function variantAddress(
  url: string,
  variant: Variant,
  product: Pick<Product, 'variants' | 'priceSelection'>,
): string {
  if (variant.id === displayedVariant(product)?.id) return url
  const address = new URL(url)
  address.searchParams.set(variantParameter, variantName(variant, product.variants))
  return address.href
}
