import type { FileFault, FileField, RowFault, SheetForSale } from '../../domain/catalog-file.ts'
import type { Result } from '../../domain/result.ts'
import type { Column } from './columns.ts'
import { fileLimits as limits } from './limits.ts'

export type FileRecord = {
  readonly line: number
  readonly cells: ReadonlyMap<FileField, string>
}

/** The rows that can be read as they stand there, and those whose cells are in no column. */
export type FileRecords = {
  readonly records: readonly FileRecord[]
  readonly faults: readonly RowFault[]
  readonly sheet?: SheetForSale
}

export type ReadRecords = Result<FileRecords, FileFault>

type Cell = readonly [column: Column, value: string]

/** A record of cells in known columns, or null where all of them are empty. */
export function recordOf(line: number, cells: readonly Cell[]): FileRecord | null {
  const filled = new Map<FileField, string>()
  for (const [{ field, unit }, value] of cells) {
    const plain = plainCell(value)
    if (plain !== '')
      filled.set(field, unit && /^(?:R\$)?[\s\d.,]+$/i.test(plain) ? `${plain} ${unit}` : plain)
  }
  return filled.size === 0 ? null : { line, cells: filled }
}

const isNumber = (text = '') => /^\d+$/.test(text)

/** As programs write 'Produto;Descrição': where all that is described is a number, that is the code, and goods have their description for a name. */
export function withDescribedNames(records: readonly FileRecord[]): readonly FileRecord[] {
  const named = records.filter(({ cells }) => cells.has('name') && cells.has('price'))
  const described = records.filter(({ cells }) => cells.has('name') && cells.has('description'))
  // Goods are called by a number too, such as a brand '51'.
  if (described.length === 0 || described.length * 2 < named.length) return records
  if (!described.every(({ cells }) => isNumber(cells.get('name')))) return records
  return records.map((record) => {
    const cells = new Map(record.cells)
    const code = cells.get('name')
    if (code === undefined || !isNumber(code)) return record
    const name = cells.get('description')
    if (!cells.has('id')) cells.set('id', code)
    cells.delete('description')
    if (name === undefined) cells.delete('name')
    else cells.set('name', name)
    return { ...record, cells }
  })
}

/** Without control characters and half emojis, and without quotes and what makes Excel keep the zeros of a code: `="0789"` and `'0789`. */
function plainCell(value: string): string {
  const [, quoted, marked] = /^(?:=?"([^"]*)"|'(\d[^']*))$/.exec(value.trim()) ?? []
  return (
    (quoted ?? marked ?? value)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
      .trim()
  )
}

type Details = Partial<Pick<RowFault, 'name' | 'field' | 'cell' | 'other'>>

export function rowFault(kind: RowFault['kind'], line: number, details: Details = {}): RowFault {
  const { name = null, field = null, cell = '', other = '' } = details
  return {
    kind,
    line,
    name: name && shorten(name),
    field,
    cell: shorten(cell),
    other: other.replace(/\s+/g, ' '),
  }
}

/** Quotes it on one line. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > limits.quotedCell ? `${line.slice(0, limits.quotedCell - 1)}…` : line
}

export function quoteTitles(titles: readonly string[]): string {
  const written = titles.map((title) => title.trim()).filter((title) => title !== '')
  return written.slice(0, limits.quotedTitles).map(shorten).join(', ')
}
