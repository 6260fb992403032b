import { z } from 'zod'
import { productIdPattern, variantIdPattern } from './identifier-patterns.ts'

/** `prod_<ULID>`; a product that was deleted and created anew has another one. */
export const productIdSchema = z.string().regex(productIdPattern).brand('ProductId')
export type ProductId = z.infer<typeof productIdSchema>

/** `variant_<ULID>`, the thing a shopper buys. */
export const variantIdSchema = z.string().regex(variantIdPattern).brand('VariantId')
export type VariantId = z.infer<typeof variantIdSchema>

/** `pcol_<ULID>`. */
export const collectionIdSchema = z
  .string()
  .regex(/^pcol_[0-9A-Za-z]{10,40}$/)
  .brand('CollectionId')
export type CollectionId = z.infer<typeof collectionIdSchema>

/** The merchant's name for a product in an address: letters, digits, `-`, `_`, `.`; it may end in `-`. */
export const productHandleSchema = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u)
  .brand('ProductHandle')
export type ProductHandle = z.infer<typeof productHandleSchema>
