import type { FileFault, FileField, RowFault, SheetForSale } from '../../domain/catalog-file.ts'
import type { Result } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import type { Column } from './columns.ts'
import { fileLimits as limits } from './limits.ts'
import { readSaleWord } from './read-cell.ts'

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

const joints: Readonly<Partial<Record<FileField, string>>> = { variant: ', ', category: '|', picture: '|' }
const texts: readonly FileField[] = ['name', 'brand', 'variant', 'category']

/** A record of cells in known columns, or null where all of them are empty. */
export function recordOf(line: number, cells: readonly Cell[]): FileRecord | null {
  const filled = new Map<FileField, string>()
  for (const [{ field, unit }, value] of cells) {
    // Exports write the end of a line as a backslash and an n.
    const lines =
      texts.includes(field) || field === 'description' ? value.replace(/(?:\\r)?\\n/g, '\n') : value
    const plain = plainCell(texts.includes(field) ? decodeEntities(lines) : lines)
    // Of goods without variants Shopify says 'Default Title'.
    if (plain === '' || plain === 'Default Title' || field === 'forSale') continue
    const text = unit && /^(?:R\$)?[\s\d.,]+$/i.test(plain) ? `${plain} ${unit}` : plain
    const before = filled.get(field)
    filled.set(field, before === undefined ? text : `${before}${joints[field] ?? ' '}${text}`)
  }
  if (filled.size === 0) return null
  const [said] = readForSale(cells).toSorted((left, right) => Number(right.isNo) - Number(left.isNo))
  if (said) filled.set('forSale', said.isNo ? `${said.title}: ${said.cell}` : '')
  return { line, cells: filled }
}

const plainWord = /^(?:[snyvfx01✓✔☑✅•*]|sim|nao|yes|no|true|false|verdadeiro|falso)$/

/** Cells that say whether a row is for sale; `isNo` is null where it may mean anything. */
export function readForSale(cells: readonly Cell[]) {
  return cells.flatMap(([{ field, title, saysNo, isMarked }, value]) => {
    const cell = plainCell(value)
    if (field !== 'forSale' || (cell === '' && !isMarked)) return []
    const word = cell === '' ? 'no' : readSaleWord(cell)
    // 'Sim' below 'Esgotado' says no, as 'esgotado' does.
    const isNo = word === null ? null : (word === 'no') !== (saysNo && plainWord.test(foldText(cell)))
    return { title, cell, isNo }
  })
}

const accents: Readonly<Record<string, string>> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', uml: '\u0308', cedil: '\u0327' },
}
const signs = new Map(
  [
    ...'amp& lt< gt> quot" apos\' ordmº ordfª deg° ndash– reg® trade™ hellip… rsquo’ lsquo‘ ldquo“ rdquo” mdash— frac12½'.matchAll(
      /(\w+)(\W)/g,
    ),
  ].map(([, name, sign]) => [name, sign]),
).set('nbsp', ' ')

/** `Caf&eacute;` as people read it: exports write names as pages do, and its semicolon ends no cell. */
export function decodeAccents(text: string): string {
  const accented = /&([a-zA-Z])(acute|grave|circ|tilde|uml|cedil);/g
  return text.replace(accented, (_, letter, accent) => `${letter}${accents[accent]}`.normalize('NFC'))
}

const decodeEntities = (text: string) =>
  decodeAccents(text)
    .replace(/&#(x[\da-f]{1,5}|\d{1,6});/gi, (_, code) =>
      String.fromCodePoint(Number(code.replace(/^x/i, '0x'))),
    )
    .replace(/&(\w+);/g, (whole, name) => signs.get(name) ?? whole)

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
