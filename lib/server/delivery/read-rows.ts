import { CsvError, type Options, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type TableFault, type TableField, tableFields } from '../../domain/delivery-table.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import type { SheetRow } from '../workbook/read-sheet.ts'

const headings: Readonly<Record<TableField, readonly string[]>> = {
  kind: ['tipo'],
  city: ['cidade'],
  neighbourhood: ['bairro'],
  address: ['endereco', 'local'],
  fee: ['frete', 'taxa', 'taxa de entrega'],
  freeFrom: ['gratis a partir de', 'frete gratis a partir de', 'gratis'],
  minimum: ['pedido minimo', 'minimo'],
  items: ['itens', 'ate itens'],
  weight: ['peso', 'peso kg', 'ate peso', 'ate peso kg'],
  note: ['recado', 'observacao'],
  weekdays: ['dias', 'dias da semana'],
  from: ['de', 'das', 'abre'],
  to: ['ate', 'as', 'fecha'],
  closesBefore: ['pedidos ate', 'fecha antes'],
  places: ['lugares', 'pedidos por janela'],
  day: ['data'],
}
const fields = new Map(tableFields.flatMap((field) => headings[field].map((name) => [name, field] as const)))
const fieldOf = (title: string) => fields.get(foldText(title.replace(/r\$|[^\p{L}\p{N}]+/giu, ' ')))

export type Row = { readonly line: number; readonly cells: ReadonlyMap<TableField, string> }

function rowOf(line: number, titles: readonly string[], values: readonly string[]): Row {
  const cells = new Map<TableField, string>()
  for (const [place, title] of titles.entries()) {
    const field = fieldOf(title)
    const cell = values[place]?.trim() ?? ''
    const before = field && cells.get(field)
    // Two columns that say the same: neither is taken for the other.
    if (field && cell !== '') cells.set(field, before && before !== cell ? `${before} / ${cell}` : cell)
  }
  return { line, cells }
}

const parsedRows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))
const isHeader = (titles: readonly string[]) => titles.some((title) => fieldOf(title) === 'kind')
/** Rows in which the headers are looked for: a title may stand above them. */
const rowsToHeader = 10

const csvOptions = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  info: true,
} as const

export function rowsOfCsv(text: string): Result<readonly Row[], TableFault> {
  // Excel's own first line, which says what separates the others.
  const [hint = ''] = /^sep=.\r?\n/i.exec(text) ?? []
  const body = text.slice(hint.length)
  const firstLines = body.split(/\r?\n/, rowsToHeader)
  const countKnown = (delimiter: string) =>
    firstLines.flatMap((line) => line.split(delimiter)).filter(fieldOf).length
  const [delimiter = ';'] = [';', '\t', ','].toSorted((one, other) => countKnown(other) - countKnown(one))
  const linesBefore = hint === '' ? 0 : 1
  const parseRows = (options: Options = {}): readonly SheetRow[] =>
    parsedRows
      .parse(parse(body, { ...csvOptions, delimiter, ...options }))
      .map(({ record, info }) => ({ line: info.lines + linesBefore, values: record }))
  try {
    return rowsOfTable(parseRows(), delimiter)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // It counts lines up to where it gave up; the cell begins behind the last row that is whole.
    const whole = parseRows({ to: Number(error['records']) }).at(-1)?.line ?? linesBefore
    return failure({ kind: 'file', fault: { kind: 'cell-unclosed', cell: String(whole + 1) } })
  }
}

export function rowsOfTable(rows: readonly SheetRow[], delimiter = ''): Result<readonly Row[], TableFault> {
  const at = rows.slice(0, rowsToHeader).findIndex(({ values }) => isHeader(values))
  const titles = rows[at]?.values
  if (titles === undefined) return failure({ kind: 'no-columns' })
  // `12,50` without quotes is 12, and 50 in the next column.
  const longer = rows.slice(at + 1).find(({ values }) => values.length > titles.length)
  if (delimiter === ',' && longer) return failure({ kind: 'extra-cells', line: longer.line })
  return success(rows.slice(at + 1).map(({ line, values }) => rowOf(line, titles, values)))
}
