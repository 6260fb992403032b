import { z } from 'zod'

/**
 * An id is opaque: the store chose it. It becomes part of addresses, of stored carts and of shared lists, so it is
 * 1 to 64 letters of ASCII, digits, '-' and '_', and begins with a letter or digit. Apart from the schemas, so that the
 * browser can know it without a schema library.
 */
export const identifierPattern = /^[0-9A-Za-z][0-9A-Za-z_-]{0,63}$/

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
