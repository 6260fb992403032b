import { z } from 'zod'
import { collectionIdSchema, productIdSchema, variantIdSchema } from '../../domain/identifiers.ts'
import { boundedHtml, boundedLine, wireLimits as limits } from './wire-limits.ts'

// Tolerant where nothing depends on it: a text of the wrong type is no text, a bad row of a list is no row.
// Half an emoji, as systems leave it that cut at a number of characters, is in no address.
const wellFormed = z.string().transform((value) => value.toWellFormed())
const text = wellFormed.nullish().catch(null)
const flag = z.boolean().nullish().catch(null)
const position = z
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? 0)

const line = (limit: number) => text.transform((value) => value && boundedLine(value, limit))
const html = (limit: number) => text.transform((value) => value && boundedHtml(value, limit))
const address = text.transform((value) => (value && value.length > limits.address ? null : value))
const key = z.string().max(limits.key)
const title = wellFormed.transform((value) => boundedLine(value, limits.title))

function listOf<T extends z.ZodType>(row: T, limit: number) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((rows): z.output<T>[] =>
      (rows ?? []).slice(0, limit).flatMap((value) => {
        const parsed = row.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    )
}

function orEmpty<T extends z.ZodType>(row: T, limit: number) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((rows) => (rows ?? []).slice(0, limit))
    .pipe(z.array(row))
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
  title: line(limits.title),
  image_url: address,
  sku: text,
  manage_inventory: flag,
  is_available: flag,
  // Grams; some stores have parts of them. More than a ton is none.
  weight: z.number().nonnegative().max(1_000_000).transform(Math.round).nullish().catch(null),
  options: listOf(
    z.object({
      option_id: key,
      value: wellFormed.transform((value) => boundedLine(value, limits.optionValue)),
    }),
    limits.options,
  ),
  prices: orEmpty(priceSchema, limits.prices),
  // The specification's own names of a price; rows of the real store have `prices` instead.
  price_in_cents: amount.nullish().catch(null),
  sale_price_in_cents: amount.nullish().catch(null),
  currency: text,
})

const picturesSchema = listOf(
  z.object({ url: z.string().max(limits.address).pipe(wellFormed), order: position, type: text }),
  limits.pictures,
)

/** A product of a list or of the single call: lists have `images`, the single call has `media`. */
export const productWireSchema = z.object({
  id: productIdSchema,
  title: line(limits.title),
  subtitle: line(limits.subtitle),
  ribbon_text: line(limits.ribbon),
  description: html(limits.description),
  thumbnail: address,
  images: picturesSchema,
  media: picturesSchema,
  slug: text,
  url_handle: text,
  seo_settings: z.object({ slug: text }).nullish().catch(null),
  order: position,
  type: z.object({ value: text }).nullish().catch(null),
  product_collections: listOf(
    z.object({ collection_id: collectionIdSchema, order: position }),
    limits.memberships,
  ),
  options: listOf(z.object({ id: key, title }), limits.options),
  variants: orEmpty(variantSchema, limits.variants),
  purchasable: flag,
  is_available: flag,
  site_product_selection: text,
  additional_info: listOf(
    z.object({ id: key, order: position, title: line(limits.title), description: html(limits.sectionText) }),
    limits.sections,
  ),
  custom_fields: listOf(z.object({ id: key, title, is_required: flag }), limits.customFields),
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
  // What is sold by the kilogram may have parts: so many whole ones are left.
  inventory_quantity: z.number().transform(Math.floor).nullish(),
})

export const collectionListWireSchema = z.object({
  collections: z.array(z.unknown()).transform((rows) => rows.slice(0, limits.collections)),
})
export const collectionWireSchema = z.object({
  id: collectionIdSchema,
  title: line(limits.title),
  image_url: address,
  deleted_at: text,
})
export type CollectionWire = z.output<typeof collectionWireSchema>

export const settingsWireSchema = z.object({
  store_owner: z
    .object({ language: line(limits.key) })
    .nullish()
    .catch(null),
})

export const checkoutWireSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })

export const errorWireSchema = z.object({
  code: line(limits.key),
  message: z
    .union([z.string().transform((message) => [message]), z.array(z.string())])
    .nullish()
    .catch(null)
    .transform((messages) =>
      (messages ?? []).slice(0, limits.messages).map((message) => boundedLine(message, limits.message)),
    ),
})
