import type { FileFault, RowFault, SheetForSale } from '../../domain/catalog-file.ts'
import { decimalsOf } from '../../domain/money.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { decodeTable, type FileState } from '../../server/files/file-state.ts'
import { isWorkbook } from '../../server/workbook/open-workbook.ts'
import { type FoundHeader, readCsv } from '../../server/workbook/read-csv.ts'
import {
  isNamed,
  listSheets,
  readSheet,
  type Sheet,
  type SheetRow,
} from '../../server/workbook/read-sheet.ts'
import { buildCatalog, type FileCatalog } from './build-catalog.ts'
import { type Column, type Heading, readHeading } from './columns.ts'
import { joinFamilies } from './families.ts'
import {
  decodeAccents,
  type FileRecord,
  type FileRecords,
  quoteTitles,
  type ReadRecords,
  readForSale,
  recordOf,
  rowFault,
  withDescribedNames,
} from './file-record.ts'
import { fileLimits as limits } from './limits.ts'
import { readOfferPeriod } from './offer-period.ts'
import type { Pictures } from './pictures.ts'
import { readRow } from './read-row.ts'

type Options = {
  /** Whether it was published at an address: then no one chooses what separates its cells. */
  readonly isAddress?: boolean
  readonly currency: string
  readonly pictures: Pictures
  readonly pictureHosts: readonly string[]
  readonly previous: FileCatalog | null
  /** Whether a workbook has to have the sheet 'loja': once it had one, no other is sold in its place. */
  readonly needsNamedSheet?: boolean
}

export type UnusableFile = FileFault & {
  readonly rows: readonly RowFault[]
}

/** The file as a catalogue, its wrong rows left out and named; a failure where there is nothing to sell in it. */
export function parseCatalog(
  { bytes, writtenAt }: Pick<FileState, 'bytes' | 'writtenAt'>,
  { currency, pictures, pictureHosts, previous, needsNamedSheet = false, isAddress = false }: Options,
): Result<FileCatalog, UnusableFile> {
  const unusable = (fault: FileFault, rows: readonly RowFault[] = []) => failure({ ...fault, rows })
  const read = readBytes(bytes, needsNamedSheet)
  if (!read.ok) return unusable(read.error)
  const faults = read.value.faults.map((fault) =>
    isAddress && fault.kind === 'split-price' ? { ...fault, other: 'address' } : fault,
  )
  const money = { currency, decimals: decimalsOf(currency) }
  const joined = joinFamilies(withDescribedNames(read.value.records))
  faults.push(...joined.faults)
  const rows = joined.records.flatMap((record) => {
    const row = readRow(record, money)
    if (row.ok) return [row.value]
    faults.push(row.error)
    return []
  })
  const built = buildCatalog(rows, { currency, pictures, pictureHosts, writtenAt, previous })
  faults.push(...built.faults)
  faults.sort((left, right) => left.line - right.line)
  // What the file says is not for sale, is not: also where that is all of it.
  if (built.products.length === 0 && !faults.some(({ kind }) => kind === 'not-for-sale')) {
    return unusable({ kind: faults.length === 0 ? 'empty' : 'nothing-for-sale' }, faults)
  }
  if (built.collections.length > limits.categoriesInAll) {
    return unusable({ kind: 'too-many-categories', cell: String(limits.categoriesInAll) }, faults)
  }
  return success({ ...built, faults, sheet: read.value.sheet ?? null })
}

function readBytes(bytes: Uint8Array, needsNamedSheet: boolean): ReadRecords {
  if (isWorkbook(bytes)) return readWorkbook(bytes, needsNamedSheet)
  const text = decodeTable(bytes)
  if (!text.ok) return text
  const read = readCsv(decodeAccents(text.value), findHeader)
  if (!read.ok) return read
  const { header, rows, separator } = read.value
  return success(recordsOf(rows, { ...header, separator }))
}

const isShop = isNamed('loja')
/** All but the table of delivery. */
const ofGoods = (sheets: readonly Sheet[]) => sheets.filter((sheet) => !isNamed('entregas')(sheet))

/** The sheet called 'loja', else the first that people see. */
function chooseSheet(sheets: readonly Sheet[]): Sheet | undefined {
  const others = ofGoods(sheets)
  return sheets.find(isShop) ?? others.find(({ isHidden }) => !isHidden) ?? others[0]
}

function forSale(sheets: readonly Sheet[]): SheetForSale {
  const isShopNamed = sheets.some(isShop)
  const seen = ofGoods(sheets).filter(({ isHidden }) => !isHidden)
  return {
    name: chooseSheet(sheets)?.name ?? '',
    isNamed: isShopNamed,
    isAlone: sheets.length === 1,
    isGuessed: !isShopNamed && seen.length > 1,
  }
}

/** The rows of a workbook of Excel, as people see them there; where it `needsNamed`, those of the sheet 'loja' alone. */
function readWorkbook(bytes: Uint8Array, needsNamed: boolean): ReadRecords {
  const sheets = listSheets(bytes)
  if (needsNamed && sheets.length > 0 && !sheets.some(isShop)) return failure({ kind: 'sheet-gone' })
  const sheet = readSheet(bytes, chooseSheet)
  if (!sheet.ok) return sheet
  const rows = sheet.value ?? []
  if (rows.length === 0) return failure({ kind: 'empty' })
  const header = findHeader(rows)
  if (header.fault !== null) return failure(header.fault)
  if (rows.length - header.at - 1 > limits.rows)
    return failure({ kind: 'too-many-rows', cell: String(limits.rows) })
  // As Excel saves what it read of a CSV with stray quotes.
  const merged = rows.find(({ values }, at) => at > header.at && header.isMerged(values))
  if (merged) return failure({ kind: 'cell-unclosed', cell: String(merged.line) })
  return success({ ...recordsOf(rows, { ...header, separator: null }), sheet: forSale(sheets) })
}

/** A price behind a separator that ends no `&nbsp;`, as where cells were joined; in a text a blank comes between. */
const joinedPrice =
  /(?<!&#?\w{1,8})[;\t](?:R\$\s?)?\d(?:[\d.]*[.,]\d\d(?:[;\t\n]|$)|\d*(?:[;\t]\S[^\n]*)?\n)|,(?:R\$\s?)?\d+\.\d\d(?:[,\n]|$)/i
/** Quotes and numbers at separators, as also in the HTML of descriptions. */
const joinedCells = /"[;,\t](?=\S)|\S[;,\t]"(?=\S)|[;\t]\d+[;\t]/

/** Above what known columns alone come to. */
const wholeRank = 200

function headerOf(titles: readonly string[], at: number) {
  const heading = readHeading(titles)
  const { twice, columns } = heading
  const placeAt = new Map([...columns].map(([place, { field }]) => [field, place]))
  const [name = -1, price = -1] = (['name', 'price'] as const).map((field) => placeAt.get(field))
  const fields = (['name', 'price'] as const).filter((field) => !placeAt.has(field))
  const missing = {
    kind: 'columns-missing',
    fields,
    cell: quoteTitles(titles),
    ...(twice && { twice }),
  } as const
  const fault = fields.length > 0 ? missing : twice && ({ kind: 'columns-twice', cell: twice } as const)
  const rank = columns.size + (fields.length === 0 ? wholeRank : 0)
  /** Text of a description has a blank behind a comma, and no price where the row has its own. */
  const isRow = (cells: readonly string[]) =>
    !!cells[name]?.trim() &&
    (/^"*(?:R\$\s?)?\d[\d.]*[.,]\d\d(?!\d)/i.test(cells[price] ?? '') ||
      (/^"*\d+"*$/.test(cells[price] ?? '') &&
        cells.length === heading.width &&
        !cells.some((cell) => /^\s/.test(cell))))
  const isMerged: FoundHeader['isMerged'] = (values, further = []) =>
    further.some(isRow) ||
    (further.length > 0 && values.slice(heading.width).some((cell) => cell.trim() !== '')) ||
    [...heading.columns].some(([place, { field }]) => {
      const cell = values[place] ?? ''
      const isBroken = further.length > 0 && cell.trimEnd().includes('\n')
      return joinedPrice.test(cell) || (field !== 'description' && (isBroken || joinedCells.test(cell)))
    })
  return { at, heading, fault: fault || null, rank, isMerged }
}

/** The first row that names all that is needed, else the one with the most known columns: people write a title above. */
function findHeader(rows: readonly SheetRow[]) {
  const candidates = rows.slice(0, limits.rowsToHeader).map(({ values }, at) => headerOf(values, at))
  return (
    candidates.find(({ rank }) => rank >= wholeRank) ??
    candidates.toSorted((one, other) => other.rank - one.rank)[0] ??
    headerOf([], 0)
  )
}

type Table = {
  readonly heading: Heading
  /** Place of the row with the headers. */
  readonly at: number
  /** Separator of a text; null for a workbook, whose cells cannot come apart. */
  readonly separator: string | null
}

/** Columns by what is in their cells: numbers below 'Disponível' count pieces, and ticks say no where there is none. */
function settleColumns(
  { columns }: Heading,
  rows: readonly SheetRow[],
): readonly (readonly [number, Column])[] {
  const isCounted = [...columns.values()].some(({ field }) => field === 'stock')
  return [...columns].flatMap(([place, column]): (readonly [number, Column])[] => {
    const cells = rows.map(({ values }) => values[place]?.trim() ?? '').filter((cell) => cell !== '')
    if (column.mayBeDates && !cells.some((cell) => readOfferPeriod('', cell))) return []
    if (column.field !== 'forSale' || column.saysNo) return [[place, column]]
    const isCount =
      /dispon|avail|estoque|stock/i.test(column.title) && cells.some((cell) => Number.parseInt(cell, 10) > 1)
    if (isCount && !isCounted) return [[place, { ...column, field: 'stock' }]]
    return [
      [place, { ...column, isMarked: cells.length > 0 && cells.every((cell) => /^[x✓✔☑✅•*]$/i.test(cell)) }],
    ]
  })
}

function recordsOf(all: readonly SheetRow[], { heading, at, separator }: Table): FileRecords {
  const titles = all[at]?.values ?? []
  const rows = all.slice(at + 1)
  const columns = settleColumns(heading, rows)
  const priced = columns.filter(([, { field }]) => field === 'price' || field === 'salePrice')
  const fieldAt = new Map(columns.map(([place, { field }]) => [place, field]))
  /** A whole row with an offer before its price, as WooCommerce has them, lacks no cell. */
  const isOffered = ({ length }: readonly string[], place: number) =>
    fieldAt.get(place) === 'salePrice' && fieldAt.get(place + 1) === 'price' && length === heading.width
  const records: FileRecord[] = []
  const faults: RowFault[] = []
  const unread = titles.filter(
    (_, place) => !fieldAt.has(place) && rows.some(({ values }) => values[place]?.trim()),
  )
  const other = quoteTitles(unread)
  if (other !== '') faults.push(rowFault('columns-unread', all[at]?.line ?? 1, { other }))
  const odd = new Map<string, { readonly line: number; readonly words: Set<string> }>()
  for (const { line, values } of rows) {
    const cells = columns.map(([place, column]) => [column, values[place] ?? ''] as const)
    const record = recordOf(line, cells)
    const name = record?.cells.get('name') ?? null
    const extra = separator === null ? [] : values.slice(heading.width).filter((value) => value.trim() !== '')
    const split =
      separator === ',' && priced.find(([place]) => isSplit(values, place) && !isOffered(values, place))
    if (extra.length > 0) faults.push(rowFault('extra-cells', line, { name, cell: extra.join(' ') }))
    else if (split) {
      const [place, { field }] = split
      const cell = `${values[place]},${values[place + 1]}`
      faults.push(rowFault('split-price', line, { name, field, cell }))
    } else if (record) records.push(record)
    for (const { title, cell, isNo } of record ? readForSale(cells) : []) {
      if (isNo === null)
        odd.set(title, { line, ...odd.get(title), words: (odd.get(title)?.words ?? new Set()).add(cell) })
    }
  }
  for (const [other, { line, words }] of odd) {
    faults.push(rowFault('word-unread', line, { field: 'forSale', cell: [...words].join(', '), other }))
  }
  return { records, faults }
}

/** Detects a price split at its own comma: `4,99` without quotes is 4, and 99 in the next column. */
function isSplit(values: readonly string[], place: number): boolean {
  const isWhole = /^(?:R\$)?\s*(?:\d+|\d{1,3}(?:\.\d{3})+)$/i.test(values[place]?.trim() ?? '')
  return isWhole && /^\d\d?"?$/.test(values[place + 1]?.trim() ?? '')
}
