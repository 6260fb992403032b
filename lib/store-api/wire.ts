import { z } from 'zod'
import { collectionIdSchema, productIdSchema, variantIdSchema } from '../domain/identifiers.ts'

// Tolerant where nothing depends on it: a text of the wrong type is no text, a bad row of a list is no row.
const text = z.string().nullish().catch(null)
const flag = z.boolean().nullish().catch(null)
const position = z
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? 0)

function listOf<T extends z.ZodType>(row: T) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((rows): z.output<T>[] =>
      (rows ?? []).flatMap((value) => {
        const parsed = row.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    )
}

function orEmpty<T extends z.ZodType>(row: T) {
  return z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? [])
}

const amount = z.int().nonnegative()

const priceSchema = z.object({
  amount,
  sale_amount: amount.nullish(),
  currency_code: text,
  currency: z.object({ code: text }).nullish().catch(null),
})

const variantSchema = z.object({
  id: variantIdSchema,
  title: text,
  image_url: text,
  manage_inventory: flag,
  is_available: flag,
  weight: z.number().nonnegative().nullish().catch(null),
  options: listOf(z.object({ option_id: z.string(), value: z.string() })),
  prices: orEmpty(priceSchema),
})

const picturesSchema = listOf(z.object({ url: z.string(), order: position, type: text }))

/** A product of a list or of the single call: lists have `images`, the single call has `media`. */
export const productWireSchema = z.object({
  id: productIdSchema,
  title: text,
  subtitle: text,
  ribbon_text: text,
  description: text,
  thumbnail: text,
  images: picturesSchema,
  media: picturesSchema,
  slug: text,
  url_handle: text,
  seo_settings: z.object({ slug: text }).nullish().catch(null),
  order: position,
  product_collections: listOf(z.object({ collection_id: collectionIdSchema, order: position })),
  options: listOf(z.object({ id: z.string(), title: z.string() })),
  variants: orEmpty(variantSchema),
  purchasable: flag,
  is_available: flag,
  site_product_selection: text,
  additional_info: listOf(z.object({ id: z.string(), order: position, title: text, description: text })),
  custom_fields: listOf(z.object({ id: z.string(), title: z.string(), is_required: flag })),
  updated_at: text,
  deleted_at: text,
})
export type ProductWire = z.output<typeof productWireSchema>
export type VariantWire = ProductWire['variants'][number]

/** Rows stay unknown here: each is parsed by itself, so that one bad row does not cost the list. */
export const productListWireSchema = z.object({
  products: z.array(z.unknown()),
  count: z.int().nonnegative().nullish().catch(null),
})

export const singleProductWireSchema = z.object({ product: productWireSchema })

export const stockWireSchema = z.object({
  variants: z.array(z.unknown()),
})
export const stockRowWireSchema = z.object({
  id: variantIdSchema,
  inventory_quantity: z.int().nullish(),
})

export const collectionListWireSchema = z.object({ collections: z.array(z.unknown()) })
export const collectionWireSchema = z.object({
  id: collectionIdSchema,
  title: text,
  image_url: text,
  deleted_at: text,
})
export type CollectionWire = z.output<typeof collectionWireSchema>

export const settingsWireSchema = z.object({
  store_owner: z.object({ language: text }).nullish().catch(null),
})

export const checkoutWireSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })

/** `code` and `message` of an error body; the message is one text or a list of them. */
export const errorWireSchema = z.object({
  code: text,
  message: z
    .union([z.string().transform((message) => [message]), z.array(z.string())])
    .nullish()
    .catch(null)
    .transform((messages) => messages ?? []),
})
