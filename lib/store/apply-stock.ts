import type { Product, Variant } from '../domain/product.ts'
import type { StockByVariant } from './store-api.ts'

/**
 * The product with the pieces left of each variant that manages its inventory; oversold counts as none. The very object
 * where that changes nothing.
 */
export function applyStock(product: Product, stockByVariant: StockByVariant): Product {
  const variants = product.variants.map((variant): Variant => {
    const known = stockByVariant.has(variant.id) ? (stockByVariant.get(variant.id) ?? null) : variant.stock
    const stock = variant.managesInventory && known !== null ? Math.max(0, known) : null
    return stock === variant.stock ? variant : { ...variant, stock }
  })
  return variants.every((variant, index) => variant === product.variants[index])
    ? product
    : { ...product, variants }
}
