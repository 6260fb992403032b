import { CsvError, type Options, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { failure, success } from '../../domain/result.ts'
import type { ReadRecords } from './file-record.ts'
import { fileLimits as limits } from './limits.ts'
import { faultOfHeader, type Header, headerAmong, recordsOf, type TableRow } from './table-rows.ts'

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
  const fault = faultOfHeader(header)
  if (fault !== null) return failure(fault)
  if (!isBoundedCsv(rows, delimiter)) return failure({ kind: 'too-many-cells' })
  const linesBefore = hint === '' ? 0 : 1
  try {
    const others = parseRows(rows, { delimiter, to: at + limits.rows + 2 }).slice(at + 1)
    if (others.length > limits.rows) return failure({ kind: 'too-many-rows', cell: String(limits.rows) })
    const located = others.map(({ line, values }) => ({ line: line + linesBefore, values }))
    return success(recordsOf(located, { heading, separator: delimiter }))
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

function parseRows(text: string, options: Options): readonly TableRow[] {
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
function tryRows(text: string, options: Options): readonly TableRow[] | null {
  try {
    return parseRows(text, options)
  } catch {
    return null
  }
}

/** The header among the first rows, as they are with this delimiter. */
function findHeader(text: string, delimiter: string): Header & { readonly delimiter: string } {
  const start = text.slice(0, limits.rowLength * limits.rowsToHeader)
  const rows =
    tryRows(start, { delimiter, to: limits.rowsToHeader }) ?? tryRows(start, { delimiter, to: 1 }) ?? []
  return { delimiter, ...headerAmong(rows) }
}
