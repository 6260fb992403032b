import { CsvError, type Options, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { FileFault } from '../../domain/catalog-file.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { SheetRow } from './read-sheet.ts'

export const tableLimits = {
  /** Rows of the file, and characters of one of them. */
  rows: 5000,
  rowLength: 20_000,
  /** Cell separator of the whole file. */
  separators: 500_000,
  /** Rows in which the headers are looked for: a title may stand above them. */
  rowsToHeader: 10,
} as const

type FoundHeader = {
  /** Its place among the rows; -1 where there is none. */
  readonly at: number
  /** The higher, the more it looks like one. */
  readonly rank: number
  /** Why there is no table below it. */
  readonly fault: FileFault | null
  readonly isMerged: MergedTest
}

/** Detects a row that stray quotes made of several, by its cells and, in a CSV, those of each further line alone. */
export type MergedTest = (values: readonly string[], further?: readonly (readonly string[])[]) => boolean

type CsvTable<Header> = {
  readonly header: Header
  readonly separator: string
  readonly rows: readonly SheetRow[]
}

/**
 * Reads a CSV, separated by semicolon, tab or comma, from its first row on; the failure says what is wrong with the whole
 * file. `findHeader` looks for the headers in the first rows as they are with one of these.
 */
export function readCsv<Header extends FoundHeader>(
  text: string,
  findHeader: (rows: readonly SheetRow[]) => Header,
): Result<CsvTable<Header>, FileFault> {
  // The parser counts a line that ends as on Windows twice inside of quotes.
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // Excel's own first line, which says what separates the others: it counts as an empty one.
  const [hint = '', said] = /^sep=(.)(?=\n)/i.exec(body) ?? []
  const lines = body.slice(hint.length)
  if (lines.trim() === '') return failure({ kind: 'empty' })
  const start = lines.slice(0, tableLimits.rowLength * tableLimits.rowsToHeader)
  const [best] = (said ? [said] : [';', '\t', ','])
    .map((separator) => ({ separator, header: findHeader(firstRows(start, separator)) }))
    .toSorted((left, right) => right.header.rank - left.header.rank)
  if (!best) throw new Error('one delimiter was tried')
  const { separator: delimiter, header } = best
  if (header.fault !== null) return failure(header.fault)
  // Counted before it is parsed, which costs much more.
  if (lines.split(delimiter, tableLimits.separators + 2).length > tableLimits.separators + 1)
    return failure({ kind: 'too-many-cells' })
  const cellsIn = (line: string) => firstRows(line, delimiter, { ltrim: false })[0]?.values ?? []
  const unclosed = (line: number) => failure({ kind: 'cell-unclosed', cell: String(line) } as const)
  try {
    const rows = parseRows(lines, { delimiter, to: header.at + tableLimits.rows + 2 })
    if (rows.length - header.at - 1 > tableLimits.rows)
      return failure({ kind: 'too-many-rows', cell: String(tableLimits.rows) })
    const merged = rows.find(
      ({ values, further }, at) => at >= header.at && header.isMerged(values, further.map(cellsIn)),
    )
    if (merged) return unclosed(merged.line - merged.further.length)
    return success({ header, separator: delimiter, rows })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // It counts lines up to where it gave up; the cell begins behind the last row that is whole.
    const whole = parseRows(lines, { delimiter, to: Number(error['records']) }).at(-1)?.line ?? 0
    return unclosed(whole + 1)
  }
}

const parsedRows = z.array(
  z.object({ raw: z.string(), record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
)

type CsvRow = SheetRow & {
  /** Lines of the file below its first one, of a row with line breaks in its cells; `line` is its last. */
  readonly further: readonly string[]
}

function parseRows(text: string, options: Options): readonly CsvRow[] {
  const parsed = parse(text, {
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ltrim: true,
    info: true,
    raw: true,
    max_record_size: tableLimits.rowLength,
    ...options,
  })
  return parsedRows.parse(parsed).map(({ record, raw, info }) => ({
    ...{ line: info.lines, values: record, further: raw.trim().split('\n').slice(1) },
  }))
}

/** None where they are no rows with this delimiter, or one of them is larger than a row. */
function firstRows(text: string, delimiter: string, options: Options = {}): readonly CsvRow[] {
  for (const to of [tableLimits.rowsToHeader, 1]) {
    try {
      return parseRows(text, { delimiter, to, ...options })
    } catch {
      // The first row may be whole all the same.
    }
  }
  return []
}
