import type { ProductCard } from './product-card.ts'

/** One page of a list of products; pages count from 1. */
export type ProductListing = {
  readonly cards: readonly ProductCard[]
  readonly page: number
  readonly pageCount: number
  readonly productCount: number
}
