import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { failure, type Result, success } from '../../domain/result.ts'
import { type Field, fieldOf } from './columns.ts'
import { isBoundedCsv, isBoundedJson } from './is-bounded.ts'
import { fileLimits as limits } from './limits.ts'

/** One row of the file; what it does not say is not there. */
export type FileRecord = {
  /** Of the file, from 1; of JSON the place of the product in its list. */
  readonly line: number
  readonly cells: ReadonlyMap<Field, string>
}

type Records = Result<readonly FileRecord[], string>

/** The rows of a CSV, separated by comma, semicolon or tab; the failure says what is wrong with the whole file. */
export function readCsv(text: string): Records {
  const body = text.replace(/^\uFEFF/, '')
  // Excel's own first line, which says what separates the others.
  const [hint, told] = /^sep=(.)\r?\n/i.exec(body) ?? []
  const rows = body.slice(hint?.length ?? 0)
  const delimiter = told ?? delimiterOf(rows)
  if (!isBoundedCsv(rows, delimiter)) return failure('too many cells')
  try {
    const parsed = parse(rows, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      max_record_size: limits.rowLength,
      to: limits.rows + 2,
    })
    const [header, ...others] = z
      .array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))
      .parse(parsed)
    if (others.length > limits.rows) return failure(`more than ${limits.rows} rows`)
    const columns = (header?.record ?? []).flatMap((title, index): Column[] => {
      const field = fieldOf(title)
      return field === null ? [] : [{ field, index }]
    })
    if (isTwice(columns)) return failure('two columns of its first line say the same')
    const linesBefore = hint === undefined ? 0 : 1
    return withFields(
      others.map(({ record, info }) => ({
        line: info.lines + linesBefore,
        cells: columns.map(({ field, index }) => [field, record[index] ?? '']),
      })),
      columns,
    )
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}

/** What stands most often between the headers. */
function delimiterOf(text: string): string {
  const header = /^.*$/m.exec(text.trimStart())?.[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return [';', '\t', ','].toSorted((left, right) => count(right) - count(left))[0] ?? ','
}

const jsonCell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const jsonRow = z.record(z.string(), z.unknown())
const jsonRows = z.array(z.unknown())
const jsonFile = z.union([jsonRows, z.object({ produtos: jsonRows }).transform(({ produtos }) => produtos)])

/** A list of products, or `{ "produtos": [ … ] }`, with the names of the columns as keys. */
export function readJson(text: string): Records {
  if (!isBoundedJson(text)) return failure('too many values, or too deep ones')
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
  const list = jsonFile.safeParse(content)
  if (!list.success) return failure('it is no list of products')
  if (list.data.length > limits.rows) return failure(`more than ${limits.rows} products`)
  const rows: Row[] = []
  for (const [index, item] of list.data.entries()) {
    const row = jsonRow.safeParse(item)
    if (!row.success) return failure('it is no list of products')
    const cells = Object.entries(row.data).flatMap(([key, value]): Row['cells'] => {
      const field = fieldOf(key)
      return field === null ? [] : [[field, textOf(value)]]
    })
    if (isTwice(cells.map(([field]) => ({ field })))) return failure('two keys of a product say the same')
    rows.push({ line: index + 1, cells })
  }
  const fields = rows.flatMap(({ cells }) => cells.map(([field]) => ({ field })))
  return withFields(rows, fields)
}

function textOf(value: unknown): string {
  const cell = jsonCell.safeParse(value)
  if (!cell.success || cell.data === null) return ''
  // A number has a decimal point; as a text 1.234 would be read as one thousand.
  return typeof cell.data === 'number' ? String(cell.data).replace('.', ',') : String(cell.data).trim()
}

type Column = { readonly field: Field; readonly index: number }
type Row = { readonly line: number; readonly cells: readonly (readonly [Field, string])[] }

function isTwice(columns: readonly Pick<Column, 'field'>[]): boolean {
  return new Set(columns.map(({ field }) => field)).size < columns.length
}

function withFields(rows: readonly Row[], columns: readonly Pick<Column, 'field'>[]): Records {
  const known = new Set(columns.map(({ field }) => field))
  const missing = (['name', 'price'] as const).filter((field) => !known.has(field))
  if (missing.length > 0) return failure(`no column for ${missing.join(' and ')} in its first line`)
  const records = rows.map(({ line, cells }) => ({
    line,
    cells: new Map(
      cells.map(([field, value]) => [field, plainCell(value)] as const).filter(([, value]) => value !== ''),
    ),
  }))
  return success(records.filter(({ cells }) => cells.size > 0))
}

/** Without control characters, and without what makes Excel keep the zeros of a code: `="0789"`. */
function plainCell(value: string): string {
  const [, kept] = /^="([^"]*)"$/.exec(value) ?? []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return (kept ?? value).replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
}
