import { CsvError, type Options, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { FileFault } from '../../domain/catalog-file.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { SheetRow } from './read-sheet.ts'

export const tableLimits = {
  rows: 5000,
  rowLength: 20_000,
  /** Separators in the whole file. */
  separators: 500_000,
  /** Rows searched for headers: a title may stand above them. */
  rowsToHeader: 10,
} as const

export type FoundHeader = {
  /** Row index; -1: none. */
  readonly at: number
  readonly rank: number
  /** Reason for having no table below it. */
  readonly fault: FileFault | null
  /** Detects a row that stray quotes made of several, by its cells and, in a CSV, those of each further line alone. */
  readonly isMerged: (values: readonly string[], further?: readonly (readonly string[])[]) => boolean
}

type CsvTable<Header> = {
  readonly header: Header
  readonly separator: string
  readonly rows: readonly SheetRow[]
}

/** Parses a CSV by semicolon, tab or comma; fails for faults of the whole file. */
export function readCsv<Header extends FoundHeader>(
  text: string,
  findHeader: (rows: readonly SheetRow[]) => Header,
): Result<CsvTable<Header>, FileFault> {
  // The parser counts a Windows line end inside quotes twice.
  const body = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // Excel's own first line, which names the separator, counts as empty.
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
  // Cheap check before parsing.
  if (lines.split(delimiter, tableLimits.separators + 2).length > tableLimits.separators + 1)
    return failure({ kind: 'too-many-cells' })
  const linesBelow = (cell: string) => cell.split('\n').slice(1)
  const cellsIn = (line: string) =>
    firstRows(line, delimiter, { ltrim: false })[0]?.values ?? line.split(delimiter)
  /** A cell with a separator or a line break in it is written in quotes, which the parser does not insist on. */
  const isOpen = ({ values, raw }: CsvRow) =>
    values.some(
      (cell) =>
        (cell.includes(delimiter) || cell.includes('\n')) && !raw.includes(`"${cell.replaceAll('"', '""')}"`),
    )
  /** Source lines with all cells of a row, below one that has them too: stray quotes joined two from middle to middle. */
  const wholeLines = ({ values, sources }: CsvRow) => {
    const cells = sources.length > 1 ? sources.map(cellsIn) : []
    const isWhole = (line: readonly string[] = []) =>
      line.length === values.length && !line.some((cell) => /^\s/.test(cell))
    return isWhole(cells[0]) ? cells.slice(1).filter((line) => isWhole(line)) : []
  }
  const unclosed = (line: number) => failure({ kind: 'cell-unclosed', cell: String(line) } as const)
  try {
    const rows = parseRows(lines, { delimiter, to: header.at + tableLimits.rows + 2 })
    if (rows.length - header.at - 1 > tableLimits.rows)
      return failure({ kind: 'too-many-rows', cell: String(tableLimits.rows) })
    const merged = rows.find(
      (row, at) =>
        at >= header.at &&
        (isOpen(row) ||
          // A heading may have line breaks.
          header.isMerged(at === header.at ? [] : row.values, [
            ...row.values.flatMap(linesBelow).map(cellsIn),
            ...wholeLines(row),
          ])),
    )
    if (merged) return unclosed(merged.line)
    return success({ header, separator: delimiter, rows })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser reports its last line; the cell begins after the last whole row.
    const whole = parseRows(lines, { delimiter, to: Number(error['records']) }).at(-1)
    return unclosed(whole ? whole.line + whole.sources.length : 1)
  }
}

const parsedRows = z.array(
  z.object({ raw: z.string(), record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
)

/** `line` is the first of the source lines of a row with line breaks in its cells. */
type CsvRow = SheetRow & { readonly raw: string; readonly sources: readonly string[] }

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
  return parsedRows.parse(parsed).map(({ record: values, raw, info }) => {
    const sources = raw.replace(/^\n+|\n+$/g, '').split('\n')
    return { line: info.lines - sources.length + 1, values, raw, sources }
  })
}

/** Empty when the delimiter does not fit or a row is too long. */
function firstRows(text: string, delimiter: string, options: Options = {}): readonly CsvRow[] {
  for (const to of [tableLimits.rowsToHeader, 1]) {
    try {
      return parseRows(text, { delimiter, to, ...options })
    } catch {
      // The first row may still be whole.
    }
  }
  return []
}
