import type { Product } from '../domain/product.ts'
import { applyStock } from '../store/apply-stock.ts'

/** What the single-product call answered, and the row of the list that it completed. */
export type Details = { readonly product: Product; readonly row: Product }

/**
 * A row of the list with what only the single-product call has. Details of this very row may be newer than it is;
 * what was answered for an older one says nothing of price, name and whether the product is sold now.
 */
export function completeRow(row: Product, { product, row: before }: Details): Product {
  return before === row ? mergeRow(product, row) : withRemembered(product, row)
}

// The single-product call has neither stock, nor always the handle and the collections of the list.
function mergeRow(details: Product, row: Product): Product {
  const stock = new Map(row.variants.map((variant) => [variant.id, variant.stock]))
  return applyStock({ ...details, handle: row.handle, collectionIds: row.collectionIds }, stock)
}

function withRemembered(details: Product, row: Product): Product {
  const { pictures, description, information, customFields } = details
  const weights = new Map(details.variants.map(({ id, weightGrams }) => [id, weightGrams]))
  const variants = row.variants.map((variant) => ({
    ...variant,
    weightGrams: variant.weightGrams ?? weights.get(variant.id) ?? null,
  }))
  return { ...row, pictures, description, information, customFields, variants }
}
