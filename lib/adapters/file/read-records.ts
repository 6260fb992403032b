import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { failure, type Result, success } from '../../domain/result.ts'
import { type Field, fieldOf } from './columns.ts'
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
  try {
    const parsed = parse(rows, {
      delimiter: told ?? delimiterOf(rows),
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
    const columns = header?.record.map(fieldOf) ?? []
    const linesBefore = hint === undefined ? 0 : 1
    return withColumns(
      columns,
      others.map(({ record, info }) => ({ line: info.lines + linesBefore, values: record })),
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
const jsonRows = z.array(z.record(z.string(), z.unknown()))
const jsonFile = z.union([jsonRows, z.object({ produtos: jsonRows }).transform(({ produtos }) => produtos)])

/** A list of products, or `{ "produtos": [ … ] }`, with the names of the columns as keys. */
export function readJson(text: string): Records {
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
  const parsed = jsonFile.safeParse(content)
  if (!parsed.success) return failure('it is no list of products')
  if (parsed.data.length > limits.rows) return failure(`more than ${limits.rows} products`)
  const keys = [...new Set(parsed.data.flatMap((row) => Object.keys(row)))]
  return withColumns(
    keys.map(fieldOf),
    parsed.data.map((row, index) => ({
      line: index + 1,
      values: keys.map((key) => textOf(Object.hasOwn(row, key) ? row[key] : null)),
    })),
  )
}

function textOf(value: unknown): string {
  const cell = jsonCell.safeParse(value)
  if (!cell.success || cell.data === null) return ''
  // A number has a decimal point; as a text 1.234 would be read as one thousand.
  return typeof cell.data === 'number' ? String(cell.data).replace('.', ',') : String(cell.data).trim()
}

type Row = { readonly line: number; readonly values: readonly string[] }

function withColumns(columns: readonly (Field | null)[], rows: readonly Row[]): Records {
  const missing = (['name', 'price'] as const).filter((field) => !columns.includes(field))
  if (missing.length > 0) return failure(`no column for ${missing.join(' and ')} in its first line`)
  const isTwice = columns.some((field, index) => field !== null && columns.indexOf(field) !== index)
  if (isTwice) return failure('two columns of its first line say the same')
  const records = rows.map(({ line, values }) => {
    const cells = new Map<Field, string>()
    for (const [index, field] of columns.entries()) {
      const value = plainCell(values[index] ?? '')
      if (field !== null && value !== '') cells.set(field, value)
    }
    return { line, cells }
  })
  return success(records.filter(({ cells }) => cells.size > 0))
}

/** Without control characters, and without what makes Excel keep the zeros of a code: `="0789"`. */
function plainCell(value: string): string {
  const [, kept] = /^="([^"]*)"$/.exec(value) ?? []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return (kept ?? value).replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
}
