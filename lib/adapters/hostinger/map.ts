import { gtinOf, ownGtin } from '../../domain/gtin.ts'
import { type ProductHandle, productHandleSchema } from '../../domain/identifiers.ts'
import type { Collection, Price, PriceSelection, Product, Variant } from '../../domain/product.ts'
import type { CollectionWire, ProductWire, VariantWire } from './wire.ts'

type Defaults = {
  readonly defaultCurrency: string
}

const none: readonly never[] = Object.freeze([])

/** Most lists of most products are empty: tens of thousands of products share one. */
function orNone<Row>(rows: readonly Row[]): readonly Row[] {
  return rows.length > 0 ? rows : none
}

function textOrNull(value: string | null | undefined): string | null {
  return value?.trim() || null
}

/** Absolute http(s), or a path of our own site; `//host` and other schemes are nothing to show. */
function pictureOrNull(value: string | null | undefined): string | null {
  const address = value?.trim() ?? ''
  const isOwn = /^\/(?![/\\])/.test(address)
  return isOwn || (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address)) ? address : null
}

function byOrder(left: { order: number }, right: { order: number }): number {
  return left.order - right.order
}

function mapHandle(wire: ProductWire): ProductHandle {
  for (const candidate of [wire.url_handle, wire.slug, wire.seo_settings?.slug]) {
    const handle = productHandleSchema.safeParse(candidate)
    if (handle.success) return handle.data
  }
  return productHandleSchema.parse(wire.id)
}

function mapPictures(wire: ProductWire): string[] {
  const rows = wire.images.length > 0 ? wire.images : wire.media
  const gallery = rows
    .filter((row) => row.type !== 'video')
    .toSorted(byOrder)
    .map((row) => pictureOrNull(row.url))
    .filter((picture) => picture !== null)
  const thumbnail = pictureOrNull(wire.thumbnail)
  const missing = thumbnail !== null && !gallery.includes(thumbnail) ? [thumbnail] : []
  return [...new Set([...missing, ...gallery])]
}

function mapCurrency(price: VariantWire['prices'][number], defaultCurrency: string): string {
  const candidates = [price.currency_code, price.currency?.code, defaultCurrency]
  const code = candidates.find((candidate) => /^[a-z]{3}$/i.test(candidate ?? ''))
  return (code ?? defaultCurrency).toLowerCase()
}

function mapPrice(price: VariantWire['prices'][number], { defaultCurrency }: Defaults): Price {
  const currency = mapCurrency(price, defaultCurrency)
  const saleAmount = price.sale_amount ?? null
  // It is what is charged, and no offer where it is not less.
  if (saleAmount !== null && saleAmount >= price.amount)
    return { amount: saleAmount, saleAmount: null, currency }
  return { amount: price.amount, saleAmount, currency }
}

function priceOf(wire: VariantWire): VariantWire['prices'][number] | null {
  const { prices, price_in_cents: amount, sale_price_in_cents, currency } = wire
  const [price = null] = prices
  if (price || typeof amount !== 'number') return price
  return { amount, sale_amount: sale_price_in_cents, currency_code: currency, currency: null }
}

/** Numbers on the packs of all variants, as their sku says them: merchants keep them there. */
type Gtins = { readonly gtins: readonly (string | null)[] }

function mapVariant(wire: VariantWire, { gtins, ...defaults }: Defaults & Gtins): Variant[] {
  const price = priceOf(wire)
  // Without a price nothing can be shown or sold.
  if (!price) return []
  const variant: Variant = {
    id: wire.id,
    title: textOrNull(wire.title) ?? '',
    picture: pictureOrNull(wire.image_url),
    price: mapPrice(price, defaults),
    managesInventory: wire.manage_inventory ?? false,
    isAvailable: wire.is_available ?? true,
    stock: null,
    weightGrams: wire.weight ?? null,
    options: orNone(
      wire.options.map((option) => ({ optionId: option.option_id, value: option.value.trim() })),
    ),
    ...ownGtin(gtinOf(wire.sku), gtins),
  }
  return [variant]
}

function mapPriceSelection(selection: string | null | undefined): PriceSelection {
  return (selection ?? 'lowest_price_first') === 'lowest_price_first' ? 'lowest-price' : 'first-variant'
}

/** A parsed wire product in our own terms, stock unknown; null for one that was deleted, and for a subscription. */
export function mapProduct(wire: ProductWire, defaults: Defaults): Product | null {
  if (textOrNull(wire.deleted_at) || wire.type?.value === 'subscription') return null
  const codes = wire.variants.flatMap(({ sku }) => textOrNull(sku) ?? [])
  const gtins = wire.variants.map(({ sku }) => gtinOf(sku))
  return {
    id: wire.id,
    handle: mapHandle(wire),
    title: textOrNull(wire.title) ?? '',
    ...(codes.length > 0 && { codes }),
    subtitle: textOrNull(wire.subtitle),
    ribbon: textOrNull(wire.ribbon_text),
    description: textOrNull(wire.description),
    pictures: mapPictures(wire),
    options: orNone(wire.options.map(({ id, title }) => ({ id, title: title.trim() }))),
    variants: wire.variants.flatMap((variant) => mapVariant(variant, { ...defaults, gtins })),
    collectionIds: [...new Set(wire.product_collections.toSorted(byOrder).map((row) => row.collection_id))],
    information: orNone(
      wire.additional_info
        .toSorted(byOrder)
        .map((row) => ({ id: row.id, title: textOrNull(row.title) ?? '', html: row.description ?? '' })),
    ),
    customFields: orNone(
      wire.custom_fields.map((field) => ({
        id: field.id,
        title: field.title.trim(),
        isRequired: field.is_required ?? false,
      })),
    ),
    purchasable: (wire.purchasable ?? true) && (wire.is_available ?? true),
    priceSelection: mapPriceSelection(wire.site_product_selection),
    order: wire.order,
    updatedAt: textOrNull(wire.updated_at),
  }
}

/** Null for a collection that was deleted or has no title to show. */
export function mapCollection(wire: CollectionWire): Collection | null {
  const title = textOrNull(wire.title)
  if (textOrNull(wire.deleted_at) || title === null) return null
  return { id: wire.id, title, picture: pictureOrNull(wire.image_url) }
}
