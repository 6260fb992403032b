import { stringify } from 'csv-stringify/sync'
import { printableText } from '../domain/text.ts'

type Cell = string | number | boolean | null
export type CsvRow = Readonly<Record<string, Cell>>

type Options = {
  readonly columns: readonly string[]
  /** False for later parts of a file. */
  readonly isFirst?: boolean
  readonly delimiter?: ',' | ';'
  readonly yes?: string
  readonly no?: string
}

/** Start of a formula, full width too, after any spaces a program drops. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/
/** An international number looks like a formula; a quote before it would stop programs dialling it. */
const phoneNumber = /^\+\d{8,15}$/

function cellOf(value: string): string {
  const text = printableText(value)
  return formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text
}

/** Writes rows as CSV. No cell is ever a formula or holds terminal control characters. */
export function csvText(rows: readonly CsvRow[], options: Options): string {
  const { columns, isFirst = true, delimiter = ',', yes = 'yes', no = 'no' } = options
  return stringify([...rows], {
    header: isFirst,
    bom: isFirst,
    delimiter,
    columns: [...columns],
    cast: { boolean: (value) => (value ? yes : no), string: cellOf },
  })
}
