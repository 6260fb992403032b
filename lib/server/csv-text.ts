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

/**
 * The text of a file as spreadsheets save it: UTF-8 with or without a byte order mark, UTF-16 with one ('Texto Unicode'),
 * and what is no UTF-8 as Windows-1252, which is how older Excel saves a CSV in Brazil.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
