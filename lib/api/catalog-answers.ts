import * as z from 'zod/mini'
import type { CartItem } from '../domain/cart.ts'
import type { MenuCategories } from '../domain/category.ts'
import type { ProductCard } from '../domain/product-card.ts'
import { type ListCounts, labelKinds, priceBands } from '../domain/refinement.ts'
import type { SearchSuggestions } from '../domain/search-query.ts'
import {
  count,
  countOrNull,
  listOf,
  orNull,
  positive,
  price,
  productId,
  textOrNull,
  variantId,
} from './values.ts'

const cartItem = z.object({
  productId,
  handle: z.string(),
  variantId,
  title: z.string(),
  variantTitle: textOrNull,
  pack: textOrNull,
  picture: textOrNull,
  price,
  stock: z.nullable(count),
  weightGrams: countOrNull,
}) satisfies z.ZodMiniType<CartItem>

export const productCard = z.object({
  productId,
  handle: z.string(),
  title: z.string(),
  subtitle: textOrNull,
  ribbon: textOrNull,
  picture: textOrNull,
  price: z.nullable(price),
  unitPrice: textOrNull,
  availability: z.union([
    z.object({ kind: z.literal('available'), stock: z.nullable(count) }),
    z.object({ kind: z.enum(['out-of-stock', 'not-purchasable']) }),
  ]),
  hasSeveralVariants: z.boolean(),
  item: z.nullable(cartItem),
}) satisfies z.ZodMiniType<ProductCard>

export const listPage = z.object({ cards: listOf(productCard) })
export type ListPage = z.infer<typeof listPage>

export const listCounts = z.object({
  productCount: count,
  counts: z.object({
    onSale: count,
    inStock: count,
    kinds: listOf(z.object({ kind: z.enum(labelKinds), count })),
    bands: z.object({ 'ate-10': count, 'de-10-a-25': count, 'de-25-a-50': count, 'acima-de-50': count }),
    knownBands: listOf(z.enum(priceBands.map(({ segment }) => segment))),
    currency: z.nullable(z.string()),
  }),
}) satisfies z.ZodMiniType<ListCounts>

export const searchSuggestions = z.object({
  products: listOf(
    z.object({
      handle: z.string(),
      title: z.string(),
      picture: textOrNull,
      pack: textOrNull,
      price: z.string(),
      priceBefore: textOrNull,
      item: orNull(cartItem),
    }),
  ),
  hasResults: z.catch(z.boolean(), false),
  categories: listOf(z.object({ slug: z.string(), title: z.string() })),
  correction: textOrNull,
}) satisfies z.ZodMiniType<SearchSuggestions>

export const menuCategories = z.object({
  categories: listOf(z.object({ slug: z.string(), title: z.string(), picture: textOrNull })),
}) satisfies z.ZodMiniType<MenuCategories>

export const boughtProducts = z.object({ cards: listOf(productCard), gone: z.catch(listOf(z.string()), []) })
export type BoughtProducts = z.infer<typeof boughtProducts>

export const orderAgain = z.object({
  items: listOf(z.object({ item: cartItem, quantity: positive, wanted: positive })),
  missing: listOf(z.string()),
})
export type OrderAgain = z.infer<typeof orderAgain>

/** Pieces by variant; null is unknown. */
export type StockAnswer = { readonly stock: Readonly<Record<string, number | null>> }
