import { strToU8, zipSync } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const formats = [
  ...[
    'General',
    'dd/mm/yyyy',
    'd-mmm',
    '0%',
    '_-"R$"\\ * #,##0.00_-;\\-"R$"\\ * #,##0.00_-;_-"R$"\\ * "-"??_-;_-@_-',
  ],
  ...['00000', '0', '@', 'h:mm', '0.00', '[$R$-416]\\ #,##0.00', '#,##0.00"/kg"', '#,##0'],
]
const styleOf = Object.fromEntries(formats.map((code, place) => [code, place]))
const numbered: Readonly<Record<string, number>> = {
  ...{
    General: 0,
    '0': 1,
    '0.00': 2,
    '#,##0': 3,
    '0%': 9,
    'dd/mm/yyyy': 14,
    'd-mmm': 16,
    'h:mm': 20,
    '@': 49,
  },
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const letters = (place: number) => String.fromCharCode(65 + place)

/** Text, formatted number, or formula with its cached value. */
export type Said =
  | string
  | null
  | { readonly number: number; readonly format?: string; readonly formula?: string }
  | { readonly text: string; readonly formula: string }
  | { readonly error: string; readonly formula: string }
  | { readonly formula: string }
  | { readonly is: boolean }

type SheetOf = {
  readonly name: string
  readonly rows: readonly (readonly Said[] | null)[]
  readonly isHidden?: boolean
}

type Options = { readonly sheets: readonly SheetOf[]; readonly is1904?: boolean }

/** Builds a workbook as Excel 365 writes it, with all it may contain. */
export function excelWorkbook({ sheets, is1904 = false }: Options): Uint8Array {
  const texts: string[] = []
  const sharedOf = (text: string) => {
    if (!texts.includes(text)) texts.push(text)
    return texts.indexOf(text)
  }
  const cellOf = (said: Said, reference: string): string => {
    if (said === null) return ''
    if (typeof said === 'string') return `<c r="${reference}" t="s"><v>${sharedOf(said)}</v></c>`
    if ('is' in said) return `<c r="${reference}" t="b"><v>${said.is ? 1 : 0}</v></c>`
    const formula = 'formula' in said && said.formula ? `<f>${escapeXml(said.formula)}</f>` : ''
    if ('number' in said) {
      const style = styleOf[said.format ?? 'General']
      return `<c r="${reference}" s="${style}">${formula}<v>${said.number}</v></c>`
    }
    if ('text' in said) return `<c r="${reference}" t="str">${formula}<v>${escapeXml(said.text)}</v></c>`
    if ('error' in said) return `<c r="${reference}" t="e">${formula}<v>${said.error}</v></c>`
    return `<c r="${reference}">${formula}</c>`
  }
  const sheetXml = ({ rows }: SheetOf) =>
    `${head}<worksheet ${main}><dimension ref="A1"/><sheetData>${rows
      .map((row, at) =>
        row === null
          ? `<row r="${at + 1}" spans="1:3" s="1" customFormat="1"/>`
          : `<row r="${at + 1}">${row.map((said, place) => cellOf(said, `${letters(place)}${at + 1}`)).join('')}</row>`,
      )
      .join('')}</sheetData><pageMargins left="0.7"/></worksheet>`
  const parts = sheets.map(
    (sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(sheet))] as const,
  )
  const custom = formats.filter((code) => numbered[code] === undefined)
  const idOf = (code: string) => numbered[code] ?? 164 + custom.indexOf(code)
  const shared = texts.map((text) => {
    const [first = '', ...rest] = text.split(' ')
    const runs = `<r><t>${escapeXml(first)}</t></r><r><rPr><b/></rPr><t xml:space="preserve"> ${escapeXml(rest.join(' '))}</t></r>`
    const plain = `<t xml:space="preserve">${escapeXml(text)}</t>`
    return `<si>${rest.length > 0 ? runs : plain}<rPh sb="0" eb="1"><t>ignorado</t></rPh></si>`
  })
  return zipSync({
    '[Content_Types].xml': strToU8(`${head}<Types/>`),
    'xl/workbook.xml': strToU8(
      `${head}<workbook ${main} xmlns:r="${relations}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
        .map(
          ({ name, isHidden }, at) =>
            `<sheet name="${escapeXml(name)}" sheetId="${at + 4}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships>${sheets
        .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `${head}<styleSheet ${main}><numFmts>${custom
        .map((code) => `<numFmt numFmtId="${idOf(code)}" formatCode="${escapeXml(code)}"/>`)
        .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${formats
        .map((code) => `<xf numFmtId="${idOf(code)}"/>`)
        .join('')}</cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(`${head}<sst ${main}>${shared.join('')}</sst>`),
    ...Object.fromEntries(parts),
  })
}
