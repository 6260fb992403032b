import { maximumAmount } from '../../domain/cart.ts'
import { identifierPattern } from '../../domain/identifier-patterns.ts'
import { parseAmount } from '../../domain/parse-amount.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { slugify } from '../../domain/text.ts'
import type { Field } from './columns.ts'
import { fileLimits as limits } from './limits.ts'
import { gramsOf, isSheetError, piecesOf } from './read-cell.ts'
import type { FileRecord } from './read-records.ts'

/** What one row sells: a product, or one variant of it. */
export type FileRow = {
  readonly line: number
  /** As the file has it, or made of the name. */
  readonly id: string
  readonly name: string
  readonly variant: string | null
  readonly description: string | null
  readonly categories: readonly string[]
  /** Minor units. */
  readonly amount: number
  readonly saleAmount: number | null
  readonly unit: string | null
  readonly weightGrams: number | null
  /** Null: nobody counts it. */
  readonly stock: number | null
  /** Any text; where it changes, the same number is a new count. */
  readonly countedOn: string | null
  /** Names of files. */
  readonly pictures: readonly string[]
}

/** An id of the letters that ids may have, made of a name. */
export function idOfName(name: string): string {
  return slugify(name)
    .replace(/[^0-9a-z-]/g, '')
    .slice(0, limits.id)
    .replace(/^-+|-+$/g, '')
}

const listOf = (text = '') =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A row as the shop understands it, or what is wrong with it, for the shopkeeper. */
export function readRow({ line, cells }: FileRecord, decimals: number): Result<FileRow, string> {
  for (const [field, value] of cells)
    if (isSheetError(value)) return failure(`${field} is an error of the spreadsheet`)
  const text = (field: Field) => cells.get(field)
  const [name = '', price = '', salePrice, weight, stock] = (
    ['name', 'price', 'salePrice', 'weight', 'stock'] as const
  ).map(text)
  if (name === '') return failure('no name')
  const tooLong = (['name', 'variant', 'unit', 'description'] as const).find(
    (field) => (cells.get(field) ?? '').length > limits[field],
  )
  if (tooLong) return failure(`${tooLong} has more than ${limits[tooLong]} characters`)
  const id = text('id') ?? idOfName(name)
  if (id.length > limits.id || !identifierPattern.test(id)) {
    return failure('an id has letters without accents, digits, "-" and "_", 40 at most')
  }
  if (price === '') return failure('no price')
  const amount = parseAmount(price, decimals)
  if (amount === null || amount > maximumAmount) return failure('price is no amount such as 12,90')
  const saleAmount = salePrice === undefined ? null : parseAmount(salePrice, decimals)
  if (salePrice !== undefined && saleAmount === null) return failure('sale price is no amount such as 9,90')
  if (saleAmount !== null && saleAmount > amount) return failure('the sale price is above the price')
  const weightGrams = weight === undefined ? null : gramsOf(weight)
  if (weight !== undefined && (weightGrams === null || weightGrams > limits.weightGrams)) {
    return failure('weight is none such as 500 g or 1,5 kg')
  }
  const pieces = stock === undefined ? null : piecesOf(stock)
  if (stock !== undefined && (pieces === null || pieces > limits.stock)) {
    return failure('stock is no whole number of pieces')
  }
  const categories = listOf(text('category'))
  if (categories.length > limits.categories || categories.some(({ length }) => length > limits.category)) {
    return failure(
      `more than ${limits.categories} categories, or one of more than ${limits.category} characters`,
    )
  }
  const pictures = listOf(text('picture'))
  if (pictures.length > limits.pictures) return failure(`more than ${limits.pictures} pictures`)
  return success({
    line,
    id,
    name: name.replace(/\s+/g, ' '),
    variant: text('variant') ?? null,
    description: text('description') ?? null,
    categories,
    amount,
    saleAmount: saleAmount === amount ? null : saleAmount,
    unit: text('unit') ?? null,
    weightGrams,
    stock: pieces,
    countedOn: text('countedOn') ?? null,
    pictures,
  })
}
