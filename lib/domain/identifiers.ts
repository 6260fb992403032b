import { z } from 'zod'
import { identifierPattern } from './identifier-patterns.ts'

const identifier = z.string().regex(identifierPattern)

/** A product that was deleted and created anew has another one. */
export const productIdSchema = identifier.brand('ProductId')
export type ProductId = z.infer<typeof productIdSchema>

/** The thing a shopper buys. */
export const variantIdSchema = identifier.brand('VariantId')
export type VariantId = z.infer<typeof variantIdSchema>

export const collectionIdSchema = identifier.brand('CollectionId')
export type CollectionId = z.infer<typeof collectionIdSchema>

/** The merchant's name for a product in an address: letters, digits, `-`, `_`, `.`; it may end in `-`. */
export const productHandleSchema = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u)
  .brand('ProductHandle')
export type ProductHandle = z.infer<typeof productHandleSchema>
