import { addLocale, dateFromSerial, type FormatInfo, format, getFormatDateInfo, getFormatInfo } from 'numfmt'
import { Parser } from 'saxen'
import { language as locale } from '../../copy/language.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import { hasDamagedLetters } from '../files/file-state.ts'
import { openWorkbook, type ReadPart, WorkbookError, type WorkbookFault } from './open-workbook.ts'

/** Brazil's decimals without thousands: `1.234` would be ambiguous. */
addLocale({ group: '', decimal: ',' }, locale)

const builtIn: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00' },
  ...{ 5: '"R$" #,##0', 6: '"R$" #,##0', 7: '"R$" #,##0.00', 8: '"R$" #,##0.00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 14: 'dd/mm/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm', 19: 'h:mm:ss', 20: 'h:mm' },
  ...{ 21: 'h:mm:ss', 22: 'dd/mm/yyyy h:mm', 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00' },
  ...{ 41: '#,##0', 42: '"R$" #,##0', 43: '#,##0.00', 44: '"R$" #,##0.00', 45: 'mm:ss', 46: '[h]:mm:ss' },
}

function builtInFormat(id: number): string {
  return builtIn[id] ?? 'General'
}

/** Days between the 1900 and 1904 calendars of workbooks. */
const days1904 = 1462

/** Formats a number as its cell shows it, but unrounded where digits are hidden: prices depend on it. */
function numberText(value: number, code: string): string {
  const { type, isDate, maxDecimals, scale } = infoOf(code)
  if (isDate) return dateText(value, code)
  if (type === 'general' || type === 'text' || type === 'scientific' || type === 'fraction')
    return plain(value)
  const shown = value * scale
  const isRounded = maxDecimals < 2 && Math.abs(shown - Number(shown.toFixed(maxDecimals))) > 1e-9
  return isRounded || scale < 1
    ? plain(value)
    : format(code, value, { locale, nbsp: false, throws: false }).trim()
}

let infos = new Map<string, FormatInfo>()

/** Cached: thousands of cells share few formats. */
function infoOf(code: string): FormatInfo {
  const info = infos.get(code) ?? getFormatInfo(code)
  if (infos.size > 500) infos = new Map()
  infos.set(code, info)
  return info
}

/** Keeps all significant digits; 4.989999999999999 becomes 4,99. */
function plain(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',')
}

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** Formats `25/12/2026`, `25/dez`, `dez/2026`, `8:30`. */
function dateText(value: number, code: string): string {
  const shown = getFormatDateInfo(code)
  const [year, month, day, hours, minutes] = dateFromSerial(value) ?? []
  if (year === undefined) return plain(value)
  const time = shown.hours ? `${hours}:${two(minutes)}` : ''
  const name = months[(month ?? 1) - 1]
  const date = [
    shown.day && two(day),
    shown.month && (shown.day && shown.year ? two(month) : name),
    shown.year && year,
  ]
  const text = `${date.filter(Boolean).join('/')} ${time}`.trim()
  return text === '' ? plain(value) : text
}

const two = (part: number | undefined) => String(part ?? 0).padStart(2, '0')

type Handlers = {
  /** Names come without their namespace prefix, which each program chooses. */
  readonly onOpen?: (name: string, attribute: (name: string) => string) => void
  readonly onClose?: (name: string) => void
  readonly onText?: (text: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Parses a workbook part. Expands no custom entity. Throws for invalid XML. */
function readXml(bytes: Uint8Array, { onOpen, onClose, onText }: Handlers): void {
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) =>
    onOpen?.(localName(name), (wanted) => {
      const all = attributes()
      const found = all[wanted] ?? Object.entries(all).find(([own]) => localName(own) === wanted)?.[1]
      return decode(found ?? '')
    }),
  )
  parser.on('closeTag', (name) => onClose?.(localName(name)))
  parser.on('text', (text, decode) => onText?.(decode(text)))
  parser.on('cdata', (text) => onText?.(text))
  parser.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

export type SheetRow = { readonly line: number; readonly values: readonly string[] }

export type Sheet = { readonly name: string; readonly isHidden: boolean; readonly path: string }

/** Limits of columns, cells and characters. */
const maximumColumns = 200
const maximumCells = 150_000
const maximumCharacters = 10_000_000

export const isNamed = (name: string) => (sheet: Sheet) => foldText(sheet.name) === name

export function readSheet(
  bytes: Uint8Array,
  choose: (sheets: readonly Sheet[]) => Sheet | undefined,
): Result<readonly SheetRow[] | null, { readonly kind: WorkbookFault }> {
  try {
    const opened = openWorkbook(bytes)
    if (!opened.ok) return opened
    const readPart = opened.value
    const book = readBook(readPart)
    if (book === null) return failure({ kind: 'workbook' })
    const sheet = choose(book.sheets)
    if (!sheet) return success(null)
    const xml = readPart(sheet.path)
    if (xml === null) return failure({ kind: 'workbook-damaged' })
    const context = {
      formats: readFormats(readPart(book.styles)),
      texts: readTexts(readPart(book.texts)),
      is1904: book.is1904,
    }
    return success(readRows(xml, context))
  } catch (error) {
    // Truncated or scrambled files throw anywhere in the archive or its XML.
    return failure({ kind: error instanceof WorkbookError ? error.kind : 'workbook-damaged' })
  }
}

export function listSheets(bytes: Uint8Array): readonly Sheet[] {
  let all: readonly Sheet[] = []
  readSheet(bytes, (sheets) => {
    all = sheets
    return undefined
  })
  return all
}

type Relation = { readonly id: string; readonly type: string; readonly path: string }

/** Reads a part's relations by type, '' for the archive itself; null without any. */
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
  readonly sheets: readonly Sheet[]
  readonly is1904: boolean
  readonly styles: string
  readonly texts: string
}

function readBook(readPart: ReadPart): Book | null {
  const path = pathOf(readRelations(readPart, ''), 'officeDocument', 'xl/workbook.xml')
  const xml = readPart(path)
  const relations = readRelations(readPart, path)
  if (xml === null || relations === null || path.endsWith('.bin')) return null
  const sheets: Sheet[] = []
  let is1904 = false
  readXml(xml, {
    onOpen(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904'))
      if (name !== 'sheet') return
      const relation = relations.find(({ id }) => id === attribute('id'))
      const isHidden = /hidden/i.test(attribute('state'))
      if (relation && (relation.type === 'worksheet' || /worksheets\//.test(relation.path)))
        sheets.push({ name: attribute('name'), isHidden, path: relation.path })
    },
  })
  if (sheets.length === 0) return null
  return {
    sheets,
    is1904,
    styles: pathOf(relations, 'styles', 'xl/styles.xml'),
    texts: pathOf(relations, 'sharedStrings', 'xl/sharedStrings.xml'),
  }
}

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

/** Reads shared texts, without their phonetic readings. */
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
        const text = column > maximumColumns ? '' : cellText(cell, context).normalize('NFC')
        cell = null
        if (text === '') return
        if (hasDamagedLetters(text)) throw new WorkbookError('other-encoding')
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

/** Column number from 1 of a reference such as `AB12`; null without letters. */
function columnOf(reference: string): number | null {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(reference) ?? []
  if (letters === undefined) return null
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0)
}

function cellText(cell: Cell, { texts, is1904 }: Context): string {
  const { type, value, inline, formula, format } = cell
  if (type === 'inlineStr') return unescapeText(inline)
  // Programs that cannot calculate write a formula without its value.
  if (value === '') return formula === '' ? '' : `=${formula}`
  if (type === 's') return unescapeText(texts[Number(value)] ?? '')
  if (type === 'b') return value === '1' ? 'VERDADEIRO' : 'FALSO'
  if (type === 'str' || type === 'e') return unescapeText(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return numberText(is1904 && isDateCode(format) ? number + days1904 : number, format)
}

const isDateCode = (code: string) => /[dmy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/** Decodes Excel's escapes, such as `_x000D_` for a line end. */
const unescapeText = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
