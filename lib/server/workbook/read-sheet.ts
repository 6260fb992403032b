import { failure, type Result, success } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import { builtInFormat, days1904, numberText } from './number-text.ts'
import { openWorkbook, type ReadPart, WorkbookError, type WorkbookFault } from './open-workbook.ts'
import { readXml } from './read-xml.ts'

/** A row as it is numbered in the sheet, from 1; empty ones are left out. */
export type SheetRow = { readonly line: number; readonly values: readonly string[] }

export type Sheet = { readonly name: string; readonly isHidden: boolean }

/** Columns from the left that are read; cells and characters of all of them. */
const maximumColumns = 200
const maximumCells = 150_000
const maximumCharacters = 10_000_000

type Located = Sheet & { readonly path: string }

/** The sheet that is called so, whatever its case and accents. */
export const isNamed = (name: string) => (sheet: Sheet) => foldText(sheet.name) === name

/** The rows of the sheet that `choose` takes, as people see them; null where it takes none. */
export function readSheet(
  bytes: Uint8Array,
  choose: (sheets: readonly Sheet[]) => Sheet | undefined,
): Result<readonly SheetRow[] | null, WorkbookFault> {
  try {
    const opened = openWorkbook(bytes)
    if (!opened.ok) return opened
    const readPart = opened.value
    const book = readBook(readPart)
    if (book === null) return failure('workbook')
    const chosen = choose(book.sheets)
    const sheet = book.sheets.find((each) => each === chosen)
    if (!sheet) return success(null)
    const xml = readPart(sheet.path)
    if (xml === null) return failure('workbook-damaged')
    const context = {
      formats: readFormats(readPart(book.styles)),
      texts: readTexts(readPart(book.texts)),
      is1904: book.is1904,
    }
    return success(readRows(xml, context))
  } catch (error) {
    // What is cut off or scrambled throws anywhere in the archive or its XML.
    return failure(error instanceof WorkbookError ? error.kind : 'workbook-damaged')
  }
}

/** In the order of their tabs; none where it is no workbook. */
export function listSheets(bytes: Uint8Array): readonly Sheet[] {
  let all: readonly Sheet[] = []
  readSheet(bytes, (sheets) => {
    all = sheets
    return undefined
  })
  return all
}

type Relation = { readonly id: string; readonly type: string; readonly path: string }

/** The parts that a part names, '' for the archive itself, by what they are; null where it says nothing of them. */
function readRelations(readPart: ReadPart, of: string): readonly Relation[] | null {
  const xml = readPart(of.replace(/[^/]*$/, '_rels/$&.rels'))
  if (xml === null) return null
  const relations: Relation[] = []
  readXml(xml, {
    onOpen(name, attribute) {
      if (name !== 'Relationship' || /external/i.test(attribute('TargetMode'))) return
      const { pathname } = new URL(attribute('Target'), `file:///${of}`)
      relations.push({
        id: attribute('Id'),
        type: attribute('Type').replace(/^.*\//, ''),
        path: decodeURI(pathname).slice(1),
      })
    },
  })
  return relations
}

const pathOf = (relations: readonly Relation[] | null, type: string, usual: string) =>
  relations?.find((relation) => relation.type === type)?.path ?? usual

type Book = {
  readonly sheets: readonly Located[]
  readonly is1904: boolean
  /** Where its styles and texts are. */
  readonly styles: string
  readonly texts: string
}

/** Null: it is no workbook of Excel. */
function readBook(readPart: ReadPart): Book | null {
  const path = pathOf(readRelations(readPart, ''), 'officeDocument', 'xl/workbook.xml')
  const xml = readPart(path)
  const relations = readRelations(readPart, path)
  if (xml === null || relations === null) return null
  const sheets: Located[] = []
  let is1904 = false
  readXml(xml, {
    onOpen(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904'))
      if (name !== 'sheet') return
      const relation = relations.find(({ id }) => id === attribute('r:id'))
      const isHidden = /hidden/i.test(attribute('state'))
      // Of a program that names no types the folder says it.
      if (relation && (relation.type === 'worksheet' || /worksheets\//.test(relation.path)))
        sheets.push({ name: attribute('name'), isHidden, path: relation.path })
    },
  })
  return {
    sheets,
    is1904,
    styles: pathOf(relations, 'styles', 'xl/styles.xml'),
    texts: pathOf(relations, 'sharedStrings', 'xl/sharedStrings.xml'),
  }
}

/** The code of the format of each style, in their order. */
function readFormats(xml: Uint8Array | null): readonly string[] {
  if (xml === null) return []
  const codes = new Map<number, string>()
  const formats: string[] = []
  let isOfCells = false
  readXml(xml, {
    onOpen(name, attribute) {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const id = Number(attribute('numFmtId'))
      formats.push(codes.get(id) ?? builtInFormat(id))
    },
    onClose(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}

/** Texts that cells name by their place. How they are pronounced stands beside some of them. */
function readTexts(xml: Uint8Array | null): readonly string[] {
  if (xml === null) return []
  const texts: string[] = []
  let text = ''
  let isText = false
  let isSpoken = false
  readXml(xml, {
    onOpen(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    onText(part) {
      if (isText) text += part
    },
    onClose(name) {
      isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

type Context = {
  readonly formats: readonly string[]
  readonly texts: readonly string[]
  readonly is1904: boolean
}

type Cell = { readonly type: string; readonly format: string; value: string; inline: string; formula: string }

function readRows(xml: Uint8Array, context: Context): readonly SheetRow[] {
  const rows: SheetRow[] = []
  let line = 0
  let values: string[] = []
  let column = 0
  let cell: Cell | null = null
  let inside = ''
  let cells = 0
  let characters = 0
  readXml(xml, {
    onOpen(name, attribute) {
      inside = name
      if (name === 'row') {
        line = Number(attribute('r')) || line + 1
        values = []
        column = 0
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1
        const format = context.formats[Number(attribute('s'))] ?? 'General'
        cell = { type: attribute('t'), format, value: '', inline: '', formula: '' }
      }
    },
    onText(text) {
      if (!cell) return
      if (inside === 'v') cell.value += text
      else if (inside === 't') cell.inline += text
      else if (inside === 'f') cell.formula += text
    },
    onClose(name) {
      inside = ''
      if (name === 'c' && cell) {
        const text = column > maximumColumns ? '' : cellText(cell, context)
        cell = null
        if (text === '') return
        cells += 1
        characters += text.length
        if (cells > maximumCells || characters > maximumCharacters)
          throw new WorkbookError('workbook-too-large')
        while (values.length < column - 1) values.push('')
        values[column - 1] = text
      } else if (name === 'row' && values.length > 0) rows.push({ line, values })
    },
  })
  return rows
}

/** The place from 1 of a column by its letters, as in `AB12`; null where the cell names none. */
function columnOf(reference: string): number | null {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(reference) ?? []
  if (letters === undefined) return null
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0)
}

function cellText(cell: Cell, { texts, is1904 }: Context): string {
  const { type, value, inline, formula, format } = cell
  if (type === 'inlineStr') return unescapeText(inline)
  // Programs that cannot calculate leave a formula without its value.
  if (value === '') return formula === '' ? '' : `=${formula}`
  if (type === 's') return unescapeText(texts[Number(value)] ?? '')
  if (type === 'b') return value === '1' ? 'VERDADEIRO' : 'FALSO'
  if (type === 'str' || type === 'e') return unescapeText(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return numberText(is1904 && isDateCode(format) ? number + days1904 : number, format)
}

const isDateCode = (code: string) => /[dmy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/** How Excel writes what XML has no sign for: `_x000D_` is the end of a line. */
const unescapeText = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
