import type { ProductCard } from './product-card.ts'
import type { PriceBand, Refinement } from './refinement.ts'

/** How many products each further choice would leave. */
export type RefinementCounts = {
  readonly onSale: number
  readonly inStock: number
  readonly bands: Readonly<Record<PriceBand, number>>
  /** Of all prices of the list; null where they are in several, which no band compares. */
  readonly currency: string | null
}

/** How many products a list has as it is narrowed down, and would have with a choice more. */
export type ListCounts = { readonly productCount: number; readonly counts: RefinementCounts }

/** One page of a list of products; pages count from 1. */
export type ProductListing = {
  readonly cards: readonly ProductCard[]
  readonly page: number
  readonly pageCount: number
  /** On all pages together. */
  readonly productCount: number
  /** Null for the whole store. */
  readonly category: { readonly slug: string; readonly title: string } | null
  readonly refinement: Refinement
  readonly counts: RefinementCounts
}
