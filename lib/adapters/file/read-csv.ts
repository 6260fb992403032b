import { CsvError, type Options, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { RowFault } from '../../domain/catalog-file.ts'
import { failure, success } from '../../domain/result.ts'
import { type Heading, missingFields, readHeading } from './columns.ts'
import {
  type FileRecord,
  type FileRecords,
  quoteTitles,
  type ReadRecords,
  recordOf,
  rowFault,
} from './file-record.ts'
import { fileLimits as limits } from './limits.ts'

type Row = { readonly line: number; readonly values: readonly string[] }

/**
 * The rows of a CSV, separated by semicolon, tab or comma; the failure says what is wrong with the whole file. The headers
 * are looked for in its first rows: people write a title above them.
 */
export function readCsv(text: string): ReadRecords {
  const body = text.replace(/^\uFEFF/, '')
  // Excel's own first line, which says what separates the others.
  const [hint = '', separator] = /^sep=(.)\r?\n/i.exec(body) ?? []
  const rows = body.slice(hint.length)
  if (rows.trim() === '') return failure({ kind: 'empty' })
  const found = (separator ? [separator] : [';', '\t', ',']).map((delimiter) => findHeader(rows, delimiter))
  const [header] = found.toSorted((left, right) => right.rank - left.rank)
  if (!header) throw new Error('one delimiter was tried')
  const { delimiter, heading, at } = header
  const fields = missingFields(heading)
  if (fields.length > 0) return failure({ kind: 'columns-missing', fields, cell: quoteTitles(header.titles) })
  if (heading.twice) return failure({ kind: 'columns-twice', cell: heading.twice.join(', ') })
  if (!isBoundedCsv(rows, delimiter)) return failure({ kind: 'too-many-cells' })
  const linesBefore = hint === '' ? 0 : 1
  try {
    const others = parseRows(rows, { delimiter, to: at + limits.rows + 2 }).slice(at + 1)
    if (others.length > limits.rows) return failure({ kind: 'too-many-rows', cell: String(limits.rows) })
    const located = others.map(({ line, values }) => ({ line: line + linesBefore, values }))
    return success(recordsOf(located, { heading, isByComma: delimiter === ',' }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // It counts lines up to where it gave up; the cell begins behind the last row that is whole.
    const whole = parseRows(rows, { delimiter, to: Number(error['records']) }).at(-1)?.line ?? 0
    return failure({ kind: 'cell-unclosed', cell: String(whole + linesBefore + 1) })
  }
}

/** Whether a CSV has no more cells than a shop's rows and columns: seen before it is parsed, which costs much more. */
function isBoundedCsv(text: string, delimiter: string): boolean {
  let found = 0
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + 1)) {
    found += 1
    if (found > limits.separators) return false
  }
  return true
}

function parseRows(text: string, options: Options): readonly Row[] {
  const parsed = parse(text, {
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ltrim: true,
    info: true,
    max_record_size: limits.rowLength,
    ...options,
  })
  return z
    .array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))
    .parse(parsed)
    .map(({ record, info }) => ({ line: info.lines, values: record }))
}

/** Null where they are no rows with this delimiter, or one of them is larger than a row. */
function tryRows(text: string, options: Options): readonly Row[] | null {
  try {
    return parseRows(text, options)
  } catch {
    return null
  }
}

type Header = {
  readonly delimiter: string
  /** Its place among the rows. */
  readonly at: number
  readonly titles: readonly string[]
  readonly heading: Heading
  /** The higher, the more it looks like one. */
  readonly rank: number
}

/** The first row that names all that is needed, else the one with the most known columns. */
function findHeader(text: string, delimiter: string): Header {
  const start = text.slice(0, limits.rowLength * limits.rowsToHeader)
  const rows =
    tryRows(start, { delimiter, to: limits.rowsToHeader }) ?? tryRows(start, { delimiter, to: 1 }) ?? []
  const candidates = rows.map(({ values: titles }, at): Header => {
    const heading = readHeading(titles)
    const isWhole = missingFields(heading).length === 0
    return { delimiter, at, titles, heading, rank: heading.columns.size + (isWhole ? limits.keys : 0) }
  })
  const none: Header = { delimiter, at: 0, titles: [], heading: readHeading([]), rank: 0 }
  return (
    candidates.find(({ rank }) => rank > limits.keys) ??
    candidates.toSorted((a, b) => b.rank - a.rank)[0] ??
    none
  )
}

type Table = { readonly heading: Heading; readonly isByComma: boolean }

function recordsOf(rows: readonly Row[], { heading, isByComma }: Table): FileRecords {
  const columns = [...heading.columns]
  const priced = columns.filter(([, { field }]) => field === 'price' || field === 'salePrice')
  const records: FileRecord[] = []
  const faults: RowFault[] = []
  for (const { line, values } of rows) {
    const record = recordOf(
      line,
      columns.map(([place, column]) => [column, values[place] ?? '']),
    )
    const name = record?.cells.get('name') ?? null
    const extra = values.slice(heading.width).filter((value) => value.trim() !== '')
    const split = isByComma && priced.find(([place]) => isSplit(values, place))
    if (extra.length > 0) faults.push(rowFault('extra-cells', line, { name, cell: extra.join(' ') }))
    else if (split) {
      const [place, { field }] = split
      const cell = `${values[place]},${values[place + 1]}`
      faults.push(rowFault('split-price', line, { name, field, cell }))
    } else if (record) records.push(record)
  }
  return { records, faults }
}

/** Whether a price may have come apart at its own comma: `4,99` without quotes is 4, and 99 in the next column. */
function isSplit(values: readonly string[], place: number): boolean {
  const isWhole = /^(?:R\$)?\s*(?:\d+|\d{1,3}(?:\.\d{3})+)$/i.test(values[place]?.trim() ?? '')
  return isWhole && /^\d\d?$/.test(values[place + 1]?.trim() ?? '')
}
