import { isDeepStrictEqual } from 'node:util'
import { productPageCopy } from '../../copy/pages.ts'
import type { RowFault, RowFaultKind, SheetForSale } from '../../domain/catalog-file.ts'
import { ownGtin } from '../../domain/gtin.ts'
import {
  type CollectionId,
  collectionIdSchema,
  productHandleSchema,
  productIdSchema,
  type VariantId,
} from '../../domain/identifiers.ts'
import type { Collection, Product, Variant } from '../../domain/product.ts'
import { foldText } from '../../domain/text.ts'
import { rowFault } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'
import { isDuring, type OfferPeriod } from './offer-period.ts'
import { findPicture, type Pictures } from './pictures.ts'
import { isSheetError, unitKey } from './read-cell.ts'
import type { FileRow } from './read-row.ts'
import { categoryIdsOf, idOfName, variantIdsOf, withNameIds } from './row-ids.ts'

/** What the shopkeeper counted, and a text that changes with every new count. */
export type StockCount = { readonly pieces: number; readonly count: string }

export type FileCatalog = {
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
  readonly counts: ReadonlyMap<VariantId, StockCount>
  /** Period of a sale price; without one it always applies. */
  readonly offers: ReadonlyMap<VariantId, OfferPeriod>
  /** Rows that are left out, and what else the shopkeeper should know of one. */
  readonly faults: readonly RowFault[]
  readonly sheet: SheetForSale | null
}

type Options = {
  readonly currency: string
  readonly pictures: Pictures
  /** Hosts that pictures may be at, as the image optimiser has them. */
  readonly pictureHosts: readonly string[]
  /** ISO 8601: when the file was written. A product that is as it was keeps its own. */
  readonly writtenAt: string
  readonly previous: FileCatalog | null
}

/** Rows as products: those with one id are variants of one product, which is described by the first of them. */
export function buildCatalog(rows: readonly FileRow[], options: Options): Omit<FileCatalog, 'sheet'> {
  const faults: RowFault[] = []
  const rowsById = new Map<string, FileRow[]>()
  const lines = new Map<string, number>()
  const all = withNameIds(rows)
  const variantIdOf = variantIdsOf(all)
  const categoryIdOf = categoryIdsOf(all.flatMap(({ categories }) => categories))
  const kept = all.filter((row) => {
    const siblings = rowsById.get(row.id) ?? []
    const fault = faultBeside(siblings, row, lines.get(variantIdOf(row)))
    if (fault !== null) {
      faults.push(fault)
      return false
    }
    lines.set(variantIdOf(row), row.line)
    rowsById.set(row.id, [...siblings, row])
    return true
  })
  const before = new Map(options.previous?.products.map((product) => [product.id, product]))
  const collections = new Map<CollectionId, Collection>()
  const products = [...rowsById.values()].map((siblings, order) => {
    const product = productOf(siblings, { ...options, order, collections, faults, variantIdOf, categoryIdOf })
    const known = before.get(product.id)
    return known && isDeepStrictEqual({ ...known, updatedAt: product.updatedAt }, product) ? known : product
  })
  const counts = new Map(
    kept.flatMap((row) => {
      const { stock, countedOn } = row
      return stock === null
        ? []
        : [[variantIdOf(row), { pieces: stock, count: `${stock} ${countedOn ?? ''}`.trim() }] as const]
    }),
  )
  const offers = kept.flatMap((row) => (row.offer ? [[variantIdOf(row), row.offer] as const] : []))
  return {
    products,
    collections: [...collections.values()],
    counts,
    offers: new Map(offers),
    faults: [...faults, ...categoryLists(kept), ...kept.flatMap(({ notes }) => notes)],
  }
}

/** A product at its prices of a moment. */
export function priceAt(product: Product, { offers }: Pick<FileCatalog, 'offers'>, at: number): Product {
  const isOver = ({ id }: Variant) => {
    const offer = offers.get(id)
    return offer !== undefined && !isDuring(offer, at)
  }
  if (offers.size === 0 || !product.variants.some(isOver)) return product
  const variants = product.variants.map((variant) =>
    isOver(variant) ? { ...variant, price: { ...variant.price, saleAmount: null } } : variant,
  )
  return { ...product, variants }
}

/** Why a row cannot be sold beside those above it; null where it can. */
function faultBeside(siblings: readonly FileRow[], row: FileRow, twin: number | undefined): RowFault | null {
  const { line, name, id } = row
  const [first] = siblings
  const field = row.hasOwnId ? 'id' : 'name'
  const wrong = (kind: RowFaultKind, other: string | number) =>
    rowFault(kind, line, { name, field, cell: row.hasOwnId ? id : name, other: String(other) })
  const twice = row.hasOwnId ? 'code-twice' : 'name-twice'
  if (twin !== undefined) return wrong(twice, twin)
  if (!first) return null
  if (idOfName(name) !== idOfName(first.name)) return wrong('code-twice', first.line)
  if (row.variant === null || first.variant === null) return wrong('variant-missing', first.line)
  return siblings.length === limits.variants ? wrong('too-many-variants', limits.variants) : null
}

/** 'Mercearia, Molhos' is one category to the shop; where two were meant, its title says so. Noted once for each. */
function categoryLists(rows: readonly FileRow[]): readonly RowFault[] {
  const noted = new Set<string>()
  return rows.flatMap(({ line, name, categories }) =>
    categories.flatMap((title) => {
      if (!/[,;]/.test(title) || noted.has(title)) return []
      noted.add(title)
      return rowFault('category-list', line, { name, field: 'category', cell: title })
    }),
  )
}

/** In megabytes and megapixels. */
const pictureLimits: Readonly<Partial<Record<RowFaultKind, string>>> = {
  'picture-too-large': String(limits.pictureBytes / 1_000_000),
  'picture-too-many-pixels': String(limits.picturePixels / 1_000_000),
}

/** Of the address of a picture; '' for the name of a file. */
const hostIn = (picture: string) => (URL.canParse(picture) ? new URL(picture).host : '')

type Making = Options & {
  readonly order: number
  readonly variantIdOf: (row: FileRow) => VariantId
  readonly categoryIdOf: (title: string) => string
  readonly collections: Map<CollectionId, Collection>
  readonly faults: RowFault[]
}

function productOf(rows: readonly FileRow[], making: Making): Product {
  const [first] = rows
  if (!first) throw new Error('a product has a row')
  const { currency, pictures: folder, pictureHosts, writtenAt, order, faults, variantIdOf } = making
  const optionId = 'variant'
  const hasOptions = first.variant !== null
  const pictures = new Map<string, string>()
  for (const { line, name, pictures: files } of rows) {
    for (const file of files) {
      const found = findPicture(folder, file, pictureHosts)
      if (found.ok) pictures.set(file, found.value)
      else {
        const other = pictureLimits[found.error] ?? hostIn(file)
        faults.push(rowFault(found.error, line, { name, field: 'picture', cell: file, other }))
      }
    }
  }
  const gtins = rows.map(({ gtin }) => gtin)
  const codes = rows
    .flatMap(({ hasOwnId, id, barcode }) => [hasOwnId ? id : '', barcode ?? ''])
    .filter((code) => code !== '' && !isSheetError(code))
  const hasOneUnit = new Set(rows.map(({ unit }) => unitInWords(unit))).size === 1
  const variants = rows.map((row): Variant => {
    const name = row.variant && nameOfVariant(row.variant, hasOneUnit ? null : unitInWords(row.unit))
    return {
      id: variantIdOf(row),
      title: name ?? first.name,
      picture: (rows.length > 1 && pictures.get(row.pictures[0] ?? '')) || null,
      price: { amount: row.amount, saleAmount: row.saleAmount, currency },
      managesInventory: row.stock !== null,
      isAvailable: true,
      stock: null,
      weightGrams: row.weightGrams,
      options: name === null ? [] : [{ optionId, value: name }],
      ...ownGtin(row.gtin, gtins),
    }
  })
  const handle = productHandleSchema.safeParse(idOfName(first.name))
  return {
    id: productIdSchema.parse(first.id),
    handle: handle.success ? handle.data : productHandleSchema.parse(first.id),
    title: first.name,
    ...(first.brand === null ? {} : { brand: first.brand }),
    ...(codes.length > 0 && { codes }),
    subtitle: hasOneUnit ? unitInWords(first.unit) : null,
    ribbon: null,
    description: first.description,
    pictures: [...new Set(pictures.values())],
    options: hasOptions ? [{ id: optionId, title: productPageCopy.optionFallback }] : [],
    variants,
    collectionIds: collectionsOf(rows, making),
    information: [],
    customFields: [],
    purchasable: true,
    priceSelection: 'lowest-price',
    order,
    updatedAt: writtenAt,
  }
}

/** 'Lata' and '350 ml' as 'Lata, 350 ml', where the unit is not the product's; '350 ml' alone where the variant says it. */
function nameOfVariant(variant: string, unit: string | null): string {
  return unit === null || foldText(variant).includes(foldText(unit)) ? variant : `${variant}, ${unit}`
}

/** 'kg' on a price tag is one kilogram; 'un' is what everything is sold by. */
function unitInWords(unit: string | null): string | null {
  if (unit === null || /^(un|und|unid|unidade)\.?$/i.test(unit)) return null
  const key = unitKey(unit)
  return key !== null && ['kg', 'g', 'l', 'ml'].includes(key) ? `1 ${key}` : unit
}

function collectionsOf(
  rows: readonly FileRow[],
  { collections, categoryIdOf }: Pick<Making, 'collections' | 'categoryIdOf'>,
): CollectionId[] {
  const ids = rows
    .flatMap(({ categories }) => categories)
    .flatMap((title) => {
      const id = collectionIdSchema.safeParse(categoryIdOf(title))
      if (!id.success) return []
      if (!collections.has(id.data)) collections.set(id.data, { id: id.data, title, picture: null })
      return [id.data]
    })
  return [...new Set(ids)]
}
