import { stringify } from 'csv-stringify/sync'

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

/** Rows as a file for spreadsheets, or a part of one. No cell is ever a formula. */
export function csvText(rows: readonly CsvRow[], options: Options): string {
  const { columns, isFirst = true, delimiter = ',', yes = 'yes', no = 'no' } = options
  return stringify([...rows], {
    header: isFirst,
    bom: isFirst,
    delimiter,
    escape_formulas: true,
    columns: [...columns],
    cast: {
      boolean: (value) => (value ? yes : no),
      // A number in full form begins like a formula and is none; with a quote before it no program could dial it.
      string: (value) => (/^\+\d{8,15}$/.test(value) ? { value, escape_formulas: false } : value),
    },
  })
}
