import { z } from 'zod'
import { identifierPattern } from './untrusted.ts'

const identifier = z.string().regex(identifierPattern)

export const productIdSchema = identifier.brand('ProductId')
export type ProductId = z.infer<typeof productIdSchema>

export const variantIdSchema = identifier.brand('VariantId')
export type VariantId = z.infer<typeof variantIdSchema>

export const collectionIdSchema = identifier.brand('CollectionId')
export type CollectionId = z.infer<typeof collectionIdSchema>

export const productHandleSchema = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u)
  .brand('ProductHandle')
export type ProductHandle = z.infer<typeof productHandleSchema>
