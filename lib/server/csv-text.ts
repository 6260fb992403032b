import { stringify } from 'csv-stringify/sync'
import { printableText } from '../domain/text.ts'

type Cell = string | number | boolean | null
export type CsvRow = Readonly<Record<string, Cell>>

type Options = {
  readonly columns: readonly string[]
  /** False for all but the first part of a file. */
  readonly isFirst?: boolean
  /** A semicolon where a comma separates decimals. */
  readonly delimiter?: ',' | ';'
  readonly yes?: string
  readonly no?: string
}

/** How a formula begins, in full width too, whatever spaces a program leaves out before it. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/
/** A number in full form begins like a formula and is none; with a quote before it no program could dial it. */
const phoneNumber = /^\+\d{8,15}$/

/** One line of text, and no formula. */
function cellOf(value: string): string {
  const text = printableText(value)
  return formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text
}

/** Rows as a file for spreadsheets, or a part of one. No cell is ever a formula, and none is a command of a terminal. */
export function csvText(rows: readonly CsvRow[], options: Options): string {
  const { columns, isFirst = true, delimiter = ',', yes = 'yes', no = 'no' } = options
  return stringify([...rows], {
    header: isFirst,
    bom: isFirst,
    delimiter,
    columns: [...columns],
    cast: {
      boolean: (value) => (value ? yes : no),
      string: cellOf,
    },
  })
}
