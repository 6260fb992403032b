import { maximumAmount } from '../../domain/cart.ts'
import type { FileField, RowFaultKind } from '../../domain/catalog-file.ts'
import { gtinOf, isBarcode } from '../../domain/gtin.ts'
import { failure, success } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import { isDash } from '../../domain/typed-values.ts'
import { measureOf } from '../../domain/unit-price.ts'
import { identifierPattern } from '../../domain/untrusted.ts'
import { type FileRecord, rowFault } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'
import { readOfferPeriod } from './offer-period.ts'
import {
  gramsOf,
  isSameUnit,
  isSheetDate,
  isSheetError,
  type Money,
  piecesOf,
  priceOf,
  unitKey,
} from './read-cell.ts'
import { idOfName } from './row-ids.ts'

function readPrices(text: (field: FileField) => string | null, money: Money) {
  const [price, salePrice, unit] = [text('price'), text('salePrice'), text('unit')]
  const wrong = (kind: RowFaultKind, field: FileField = 'price', than: FileField = 'price') =>
    failure({ kind, field, than })
  if (price === null) return wrong('price-missing')
  const full = priceOf(price, money)
  if (full === null || full.amount > maximumAmount) return wrong('price-unclear')
  if (full.amount === 0) return wrong('price-zero')
  const sale = salePrice === null ? null : priceOf(salePrice, money)
  if (salePrice !== null && sale === null) return wrong('price-unclear', 'salePrice')
  if (sale && sale.amount > full.amount) return wrong('sale-above-price', 'salePrice')
  const of = unit ?? full.per
  if (full.per !== null && of !== null && !isSameUnit(full.per, of)) return wrong('unit-conflict', 'unit')
  if (sale?.per && (of === null || !isSameUnit(sale.per, of))) return wrong('unit-conflict', 'salePrice')
  // '1 kg' as the unit is a pack, whose weight may be more than what is in it; 'kg' is the scale.
  const weighed = full.per ?? (of !== null && unitKey(of) === 'kg' ? of : null)
  return success({
    amount: full.amount,
    // Programs write a zero for what is not on offer.
    saleAmount: sale && sale.amount > 0 && sale.amount < full.amount ? sale.amount : null,
    unit: of,
    // What the price is for, where that is a weight: `4,99/kg`, or 'kg' as the unit.
    perGrams: weighed === null ? null : gramsOf(/\d/.test(weighed) ? weighed : `1 ${weighed}`),
  })
}

const listOf = (text: string | null, separator: RegExp) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export type FileRow = Extract<ReturnType<typeof readRow>, { readonly ok: true }>['value']

/** Reads a row as goods, or says why it is left out. */
export function readRow(record: FileRecord, money: Money) {
  const { line, cells } = record
  const name = cells.get('name') ?? ''
  const wrong = (kind: RowFaultKind, field: FileField | null = null, other = '') =>
    failure(
      rowFault(kind, line, { name: name || null, field, cell: field ? (cells.get(field) ?? '') : '', other }),
    )
  for (const [field, value] of cells) {
    if (isSheetError(value) && !isAside(field)) return wrong('sheet-error', field)
  }
  const text = (field: FileField) => {
    const value = cells.get(field)
    return value === undefined || isDash(value) ? null : value
  }
  const long = (['name', 'variant', 'unit', 'description'] as const).find(
    (field) => (text(field) ?? '').length > limits[field],
  )
  if (long) return wrong('too-long', long, String(limits[long]))
  if ([name, cells.get('id') ?? ''].some((value) => totalPattern.test(value))) return wrong('total-row')
  const [only, ...more] = cells
  if (only && more.length === 0) return wrong('title-row', only[0])
  if (cells.get('forSale')) return wrong('not-for-sale', 'forSale')
  if (name === '') return wrong('name-missing')

  const id = text('id') ?? idOfName(name)
  if (isSheetDate(id) || /^\d+([.,]\d+)?E\+?\d+$/i.test(id)) return wrong('code-from-excel', 'id')
  const dated = neverDates.find((field) => isSheetDate(text(field) ?? ''))
  if (dated) return wrong('date-from-excel', dated)
  if (id.length > limits.id || !identifierPattern.test(id)) return wrong('code-odd', 'id')

  const priced = readPrices(text, money)
  if (!priced.ok) return wrong(priced.error.kind, priced.error.field, cells.get(priced.error.than) ?? '')
  const { unit, amount, saleAmount: onOffer } = priced.value
  const [begins, ends] = [text('saleFrom') ?? '', text('saleTo') ?? '']
  const isLimited = onOffer !== null && begins + ends !== ''
  const offer = isLimited ? readOfferPeriod(begins, ends) : null
  const isUnclear = isLimited && offer === null
  const barcode = text('barcode')
  const note = (kind: RowFaultKind, field: FileField, cell: string) =>
    rowFault(kind, line, { name, field, cell })
  const unclear = note('offer-unclear', ends === '' ? 'saleFrom' : 'saleTo', `${begins} ${ends}`.trim())
  const wrongCode = barcode !== null && !isBarcode(barcode) ? [note('barcode-wrong', 'barcode', barcode)] : []

  const weight = isNothing(text('weight')) ? null : text('weight')
  const weightGrams = weight === null ? null : gramsOf(weight)
  if (weight !== null && (weightGrams === null || weightGrams > limits.weightGrams))
    return wrong('weight-unclear', 'weight')
  const { perGrams } = priced.value
  if (perGrams !== null && weightGrams !== null && weightGrams !== perGrams) {
    return wrong('unit-conflict', 'weight', cells.get('price'))
  }
  const stock = cells.get('stock')
  const pieces = stock === undefined ? 'uncounted' : piecesOf(stock, unit)
  if (pieces === null || (pieces !== 'uncounted' && pieces > limits.stock))
    return wrong('stock-unclear', 'stock')

  const categories = listOf(text('category'), /[|>]/)
  if (categories.length > limits.categories)
    return wrong('categories-too-many', 'category', String(limits.categories))
  if (categories.some(({ length }) => length > limits.category)) {
    return wrong('too-long', 'category', String(limits.category))
  }
  const pictures = listOf(text('picture'), /\||,\s*(?=https?:)/)
  if (pictures.length > limits.pictures) return wrong('pictures-too-many', 'picture', String(limits.pictures))
  return success({
    line,
    id,
    hasOwnId: text('id') !== null,
    // The number on the pack; null where there is none that others know.
    gtin: gtinOf(barcode ?? text('id')),
    barcode,
    brand: brandOf(text('brand')),
    name: name.replace(/\s+/g, ' '),
    variant: text('variant'),
    description: text('description'),
    categories,
    amount,
    saleAmount: isUnclear ? null : onOffer,
    // When that is the price; null: always.
    offer,
    unit,
    weightGrams: weightGrams ?? perGrams ?? gramsOfUnit(unit) ?? gramsOfName(name, text('variant')),
    // Null: it is not counted.
    stock: pieces === 'uncounted' ? null : pieces,
    countedOn: text('countedOn'),
    pictures,
    notes: isUnclear ? [unclear, ...wrongCode] : wrongCode,
  })
}

/** What nothing is sold by: wrong, it costs no row. */
const isAside = (field: FileField) => field === 'barcode' || field === 'brand'

const noBrand = /^(?:n\/?[ad]|s\/?m|sem marca|sem|nenhuma?|generic[ao]?|divers[ao]s?|vari[ao]s|outr[ao]s?)$/

/** Null for what says that there is none, and what no catalogue takes for one. */
function brandOf(written: string | null): string | null {
  const brand = written?.replace(/\s+/g, ' ') ?? ''
  const isNone = brand.length > limits.brand || isSheetError(brand) || noBrand.test(foldText(brand))
  return isNone ? null : brand || null
}

/** What one piece weighs that is sold by 'L', '500 g' or 'cerca de 2 kg': the fee of the delivery goes by it. */
function gramsOfUnit(unit: string | null): number | null {
  if (unit === null || /^\d+$/.test(unit)) return null
  const grams = gramsOf(unitKey(unit) === 'l' ? `1 ${unit}` : unit)
  return grams !== null && grams <= limits.weightGrams ? grams : null
}

/** What its page is priced by: '5 kg' as the variant, 'Coca-Cola 2L' as the name; a name may mean one of several variants. */
function gramsOfName(name: string, variant: string | null): number | null {
  const own = { title: variant ?? name }
  const measure = measureOf(
    { title: name, subtitle: null, variants: variant === null ? [own] : [own, own] },
    own,
  )
  if (measure === null || measure.kind === 'count') return null
  const grams = Math.round(measure.thousandths / 1000)
  return grams > 0 && grams <= limits.weightGrams ? grams : null
}

/** Columns in which a date is what Excel made of something else. */
const neverDates = ['variant', 'price', 'salePrice', 'weight', 'stock'] as const

/** A sum below the products is no product. */
const totalPattern = /^(sub\s?-?total|total)( geral| de produtos| de itens)?\s*:?$/i

/** Nothing weighs nothing: programs write a zero for what they do not know. */
function isNothing(weight: string | null): boolean {
  return weight !== null && /^0+(?:[.,]0+)?\s*(?:k?g|m?l)?$/i.test(weight)
}
