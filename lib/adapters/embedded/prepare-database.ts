import { createHash } from 'node:crypto'
import { productPageCopy } from '../../copy/pages.ts'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import type { SeedCatalog, SeedCollection, SeedProduct, SeedVariant } from './catalog-file.ts'
import { migrations } from './migrations.ts'
import { seedId } from './seed-identifiers.ts'

/** To be raised when the same catalogue is to become other rows. */
const rowsVersion = 2

const firstDay = Date.UTC(2025, 0, 6, 9)
const minute = 60_000
/** However large a catalogue is, all of it was made in the past. */
const lastDay = firstDay + 300 * 24 * 60 * minute

function timestampAt(position: number): string {
  return new Date(Math.min(lastDay, firstDay + position * 37 * minute)).toISOString()
}

function digestOf(catalog: SeedCatalog): string {
  return createHash('sha256')
    .update(JSON.stringify([rowsVersion, catalog]))
    .digest('hex')
}

const collectionIdOf = ({ id, title }: SeedCollection) => id ?? seedId('pcol', title)
const productIdOf = ({ id, handle }: SeedProduct) => id ?? seedId('prod', handle)

function writeCollection(database: Database, collection: SeedCollection, position: number): void {
  database.run(
    `INSERT INTO collections (id, title, picture, position, created_at, updated_at)
     VALUES ($id, $title, $picture, $position, $time, $time)
     ON CONFLICT (id) DO UPDATE SET picture = excluded.picture, position = excluded.position, deleted_at = NULL`,
    {
      id: collectionIdOf(collection),
      title: collection.title,
      picture: collection.picture ?? null,
      position,
      time: timestampAt(position),
    },
  )
}

type PlacedProduct = {
  readonly product: SeedProduct
  readonly position: number
  readonly collectionOf: (title: string) => string
}

function writeProduct(database: Database, { product, position, collectionOf }: PlacedProduct): void {
  database.run(
    `INSERT INTO products (id, handle, title, subtitle, ribbon, description, pictures, information, collections,
       option_title, purchasable, sort_order, position, created_at, updated_at)
     VALUES ($id, $handle, $title, $subtitle, $ribbon, $description, $pictures, $information, $collections,
       $optionTitle, $purchasable, $sortOrder, $position, $time, $time)
     ON CONFLICT (id) DO UPDATE SET title = excluded.title, subtitle = excluded.subtitle,
       ribbon = excluded.ribbon, description = excluded.description, pictures = excluded.pictures,
       information = excluded.information, collections = excluded.collections, option_title = excluded.option_title,
       purchasable = excluded.purchasable, sort_order = excluded.sort_order, position = excluded.position,
       deleted_at = NULL`,
    {
      id: productIdOf(product),
      handle: product.handle,
      title: product.title,
      subtitle: product.subtitle,
      ribbon: product.ribbon ?? null,
      description: product.description,
      pictures: JSON.stringify(product.pictures),
      information: JSON.stringify(product.information ?? []),
      collections: JSON.stringify(product.collections.map(collectionOf)),
      optionTitle: product.optionTitle ?? productPageCopy.optionFallback,
      purchasable: product.purchasable === false ? 0 : 1,
      // Negative and tied, as merchants leave them behind; `position` breaks the ties.
      sortOrder: Math.floor(position / 2) - 3,
      position,
      time: timestampAt(position),
    },
  )
  product.variants.forEach((variant, index) => {
    writeVariant(database, { product, variant, index })
  })
}

function writeVariant(
  database: Database,
  { product, variant, index }: { product: SeedProduct; variant: SeedVariant; index: number },
): void {
  const isOnly = product.variants.length === 1
  database.run(
    `INSERT INTO variants (id, product_id, title, sku, picture, amount, sale_amount, currency, weight_grams, stock, position)
     VALUES ($id, $product, $title, $sku, $picture, $amount, $saleAmount, $currency, $weight, $stock, $position)
     ON CONFLICT (id) DO UPDATE SET title = excluded.title, sku = excluded.sku, picture = excluded.picture,
       amount = excluded.amount, sale_amount = excluded.sale_amount, currency = excluded.currency, weight_grams = excluded.weight_grams,
       stock = excluded.stock, position = excluded.position, deleted_at = NULL`,
    {
      id: variantIdOf(product, variant),
      product: productIdOf(product),
      // The upstream names a lone variant after its product.
      title: isOnly ? product.title : variant.title,
      sku: `${product.handle.slice(0, 12).toUpperCase()}-${index + 1}`,
      picture: variant.picture ?? product.pictures[0] ?? null,
      amount: variant.priceCents,
      saleAmount: variant.salePriceCents ?? null,
      currency: product.currency ?? 'brl',
      weight: variant.weightGrams,
      stock: variant.stock,
      position: index,
    },
  )
}

/** By title, not by place: a cart keeps pointing at the same thing when the merchant sorts anew. */
function variantIdOf(product: SeedProduct, variant: SeedVariant): string {
  return variant.id ?? seedId('variant', product.handle, variant.title)
}

/** Creates and fills the tables in one transaction; a changed catalogue leaves what was sold. */
export function prepareDatabase(database: Database, catalog: SeedCatalog): void {
  const digest = digestOf(catalog)
  database.transaction(() => {
    migrate(database, migrations)
    const known = database.find<{ value: string }>(`SELECT value FROM facts WHERE name = 'seed'`)
    if (known?.value === digest) return
    const time = timestampAt(catalog.products.length)
    for (const table of ['products', 'variants', 'collections']) {
      database.run(`UPDATE ${table} SET deleted_at = $time WHERE deleted_at IS NULL`, { time })
    }
    catalog.collections.forEach((collection, position) => {
      writeCollection(database, collection, position)
    })
    const collections = new Map(catalog.collections.map((row) => [row.title, collectionIdOf(row)]))
    const collectionOf = (title: string) => {
      const id = collections.get(title)
      if (id === undefined) throw new Error(`no collection ${title}`)
      return id
    }
    catalog.products.forEach((product, position) => {
      writeProduct(database, { product, position, collectionOf })
    })
    database.run(`INSERT OR REPLACE INTO facts (name, value) VALUES ('seed', $digest)`, { digest })
  })
}
