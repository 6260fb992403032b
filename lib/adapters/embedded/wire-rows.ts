import type { CollectionRow, ProductRow, ProductRows, VariantRow } from './products.ts'
import { seedId } from './seed-identifiers.ts'

export type WireContext = {
  readonly storeId: string
  /** Stands before `/pictures/{name}.webp`; empty for a path of our own site. */
  readonly picturesBase: string
  readonly customFieldTitles: readonly string[]
}

const real = {
  code: 'brl',
  symbol: 'R$',
  name: 'Brazilian Real',
  decimal_digits: 2,
  template: 'R$$1',
  min_amount: 400,
}

/** The upstream's own form, point and all; other currencies than ours have their code for a symbol. */
function formatted(amount: number | null, currency: string): string | null {
  const symbol = currency === real.code ? real.symbol : currency.toUpperCase()
  return amount === null ? null : `${symbol}${(amount / 100).toFixed(2)}`
}

function wireCurrency(code: string) {
  if (code === real.code) return real
  const symbol = code.toUpperCase()
  return { code, symbol, name: symbol, decimal_digits: 2, template: `${symbol}$1`, min_amount: 100 }
}

function pictureUrl(name: string | null, { picturesBase }: WireContext): string | null {
  return name === null ? null : `${picturesBase}/pictures/${encodeURIComponent(name)}.webp`
}

type OptionValue = {
  readonly id: string
  readonly option_id: string
  readonly variant_id: string
  readonly value: string
}

/** What several variants differ in; a lone one has none of it. */
function optionValuesOf({ handle }: ProductRow, variants: readonly VariantRow[]): readonly OptionValue[] {
  if (variants.length < 2) return []
  return variants.map(({ id, title }) => ({
    id: seedId('optval', handle, title),
    option_id: seedId('opt', handle),
    variant_id: id,
    value: title,
  }))
}

function wireVariant(
  { context, isSingle, values }: Form & { values: readonly OptionValue[] },
  row: VariantRow,
) {
  return {
    id: row.id,
    title: row.title,
    image_url: pictureUrl(row.picture, context),
    sku: row.sku,
    manage_inventory: row.stock !== null,
    is_available: true,
    options: values.filter((value) => value.variant_id === row.id),
    prices: [
      {
        amount: row.amount,
        sale_amount: row.sale_amount,
        currency_code: row.currency,
        currency: wireCurrency(row.currency),
        price_formatted: formatted(row.amount, row.currency),
        sale_price_formatted: formatted(row.sale_amount, row.currency),
      },
    ],
    ...(isSingle ? { weight: row.weight_grams } : {}),
  }
}

type SeedInformation = { readonly title: string; readonly html: string }

function common(row: ProductRow, rows: ProductRows, { context, isSingle }: Form) {
  const variants = rows.variants.filter((variant) => variant.product_id === row.id)
  const values = optionValuesOf(row, variants)
  const [option] = values
  const collections: readonly string[] = JSON.parse(row.collections)
  const information: readonly SeedInformation[] = JSON.parse(row.information)
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    ribbon_text: row.ribbon ?? '',
    description: row.description,
    slug: row.handle,
    seo_settings: { slug: row.handle, title: null, description: null, noindex: false },
    order: row.sort_order,
    product_collections: collections.map((id, order) => ({ product_id: row.id, collection_id: id, order })),
    options: option ? [{ id: option.option_id, title: row.option_title, values }] : [],
    variants: variants.map((variant) => wireVariant({ context, isSingle, values }, variant)),
    type: { value: 'physical' },
    purchasable: row.purchasable === 1,
    is_available: true,
    site_product_selection: 'lowest_price_first',
    additional_info: information.map((section, order) => ({
      id: seedId('info', row.handle, section.title),
      order,
      title: section.title,
      description: section.html,
    })),
    custom_fields: context.customFieldTitles.map((title) => ({
      id: seedId('cf', row.handle, title),
      title,
      is_required: false,
    })),
    updated_at: row.updated_at,
  }
}

type Form = { readonly context: WireContext; readonly isSingle: boolean }

function pictures(row: ProductRow, context: WireContext) {
  const names: readonly string[] = JSON.parse(row.pictures)
  return names.map((name, order) => ({ url: pictureUrl(name, context), order, type: 'image' }))
}

/** A list row: `images` and `url_handle`, neither weight nor stock. */
export function wireListProduct(row: ProductRow, rows: ProductRows, context: WireContext) {
  const images = pictures(row, context)
  return {
    ...common(row, rows, { context, isSingle: false }),
    thumbnail: images[0]?.url ?? null,
    images,
    url_handle: row.handle,
  }
}

/** The single call: `media` and weights, no `url_handle`, and the administrative fields. */
export function wireSingleProduct(row: ProductRow, rows: ProductRows, context: WireContext) {
  const media = pictures(row, context)
  return {
    ...common(row, rows, { context, isSingle: true }),
    thumbnail: media[0]?.url ?? null,
    media,
    related_products: [],
    status: 'published',
    created_at: row.created_at,
    deleted_at: null,
    metadata: null,
  }
}

export function wireCollection(row: CollectionRow, context: WireContext) {
  return {
    id: row.id,
    title: row.title,
    image_url: pictureUrl(row.picture, context),
    store_id: context.storeId,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: null,
    metadata: null,
  }
}
