import { isDeepStrictEqual } from 'node:util'
import { fileStoreCopy } from '../../copy/file-store.ts'
import {
  type CollectionId,
  collectionIdSchema,
  productHandleSchema,
  productIdSchema,
  type VariantId,
  variantIdSchema,
} from '../../domain/identifiers.ts'
import type { Collection, Product, Variant } from '../../domain/product.ts'
import { fileLimits as limits } from './limits.ts'
import { type FileRow, idOfName } from './read-row.ts'

/** What the shopkeeper counted, and a text that changes with every new count. */
export type StockCount = { readonly pieces: number; readonly count: string }

export type WrongRow = { readonly line: number; readonly reason: string }

export type FileCatalog = {
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
  /** Of the variants that are counted. */
  readonly counts: ReadonlyMap<VariantId, StockCount>
  readonly wrongRows: readonly WrongRow[]
}

type Options = {
  /** ISO 4217 in lower case. */
  readonly currency: string
  /** Where a file of the folder of pictures is served, or null when there is no such picture. */
  readonly pictureOf: (name: string) => string | null
  /** ISO 8601: when the file was written. A product that is as it was keeps its own. */
  readonly writtenAt: string
  readonly previous: FileCatalog | null
}

/** Rows as products: those with one id are variants of one product, which is described by the first of them. */
export function buildCatalog(rows: readonly FileRow[], options: Options): FileCatalog {
  const wrongRows: WrongRow[] = []
  const rowsById = new Map<string, FileRow[]>()
  const variantIds = new Set<string>()
  const kept = rows.filter((row) => {
    const siblings = rowsById.get(row.id) ?? []
    const id = variantIdOf(row)
    const reason = variantIds.has(id)
      ? 'the same id (and variant) stands in a line above'
      : siblings.length === limits.variants
        ? `more than ${limits.variants} variants`
        : siblings.length > 0 && (row.variant === null || siblings[0]?.variant === null)
          ? 'the same id stands in a line above, and one of both names no variant'
          : null
    if (reason !== null) {
      wrongRows.push({ line: row.line, reason })
      return false
    }
    variantIds.add(id)
    rowsById.set(row.id, [...siblings, row])
    return true
  })
  const before = new Map(options.previous?.products.map((product) => [product.id, product]))
  const collections = new Map<CollectionId, Collection>()
  const products = [...rowsById.values()].map((siblings, order) => {
    const product = productOf(siblings, { ...options, order, collections, wrongRows })
    const known = before.get(product.id)
    return known && isDeepStrictEqual({ ...known, updatedAt: product.updatedAt }, product) ? known : product
  })
  const counts = new Map(
    kept.flatMap(({ stock, countedOn, ...row }) =>
      stock === null
        ? []
        : [[variantIdOf(row), { pieces: stock, count: `${stock} ${countedOn ?? ''}`.trim() }] as const],
    ),
  )
  return { products, collections: [...collections.values()], counts, wrongRows }
}

function variantIdOf({ id, variant }: Pick<FileRow, 'id' | 'variant'>): VariantId {
  const name = variant === null ? '' : idOfName(variant).slice(0, 23)
  return variantIdSchema.parse(name === '' ? id : `${id}_${name}`)
}

type Making = Options & {
  readonly order: number
  readonly collections: Map<CollectionId, Collection>
  readonly wrongRows: WrongRow[]
}

function productOf(rows: readonly FileRow[], making: Making): Product {
  const [first] = rows
  if (!first) throw new Error('a product has a row')
  const { currency, pictureOf, writtenAt, order, collections, wrongRows } = making
  const optionId = 'variant'
  const hasOptions = first.variant !== null
  const pictures = new Map<string, string>()
  for (const { line, pictures: names } of rows) {
    for (const name of names) {
      const address = pictureOf(name)
      if (address === null)
        wrongRows.push({ line, reason: `no picture ${JSON.stringify(name)} in the folder` })
      else pictures.set(name, address)
    }
  }
  const variants = rows.map(
    (row): Variant => ({
      id: variantIdOf(row),
      title: row.variant ?? first.name,
      picture: (rows.length > 1 && pictures.get(row.pictures[0] ?? '')) || null,
      price: { amount: row.amount, saleAmount: row.saleAmount, currency },
      managesInventory: row.stock !== null,
      isAvailable: true,
      stock: null,
      weightGrams: row.weightGrams,
      options: row.variant === null ? [] : [{ optionId, value: row.variant }],
    }),
  )
  const handle = productHandleSchema.safeParse(idOfName(first.name))
  return {
    id: productIdSchema.parse(first.id),
    handle: handle.success ? handle.data : productHandleSchema.parse(first.id),
    title: first.name,
    subtitle: unitInWords(first.unit),
    ribbon: null,
    description: first.description,
    pictures: [...new Set(pictures.values())],
    options: hasOptions ? [{ id: optionId, title: fileStoreCopy.option }] : [],
    variants,
    collectionIds: collectionsOf(rows, collections),
    information: [],
    customFields: [],
    purchasable: true,
    priceSelection: 'lowest-price',
    order,
    updatedAt: writtenAt,
  }
}

/** 'kg' on a price tag is one kilogram; 'un' is what everything is sold by. */
function unitInWords(unit: string | null): string | null {
  if (unit === null || /^(un|und|unid|unidade)\.?$/i.test(unit)) return null
  return /^(kg|g|l|ml|lt)$/i.test(unit) ? `1 ${unit}` : unit
}

function collectionsOf(rows: readonly FileRow[], collections: Map<CollectionId, Collection>): CollectionId[] {
  const ids = rows
    .flatMap(({ categories }) => categories)
    .flatMap((title) => {
      const id = collectionIdSchema.safeParse(idOfName(title))
      if (!id.success) return []
      if (!collections.has(id.data)) collections.set(id.data, { id: id.data, title, picture: null })
      return [id.data]
    })
  return [...new Set(ids)]
}
