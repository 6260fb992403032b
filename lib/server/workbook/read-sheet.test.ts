import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readSheet, type Sheet } from './read-sheet.ts'
import { excelWorkbook, type Said } from './testing/excel-workbook.ts'

const first = (sheets: readonly Sheet[]) => sheets[0]

/** The cells of one row, as people see them. */
function cells(row: readonly Said[], options = {}): readonly string[] | undefined {
  const read = readSheet(excelWorkbook({ sheets: [{ name: 'Plan1', rows: [row] }], ...options }), first)
  if (!read.ok) throw new Error(read.error.kind)
  return read.value?.[0]?.values
}

const faultOf = (bytes: Uint8Array) => {
  const read = readSheet(bytes, first)
  return read.ok ? null : read.error.kind
}

/** 10 December 2026. */
const day = 46_366

describe('R78 the cells of a workbook of Excel', () => {
  it.each<[string, Said, string]>([
    ['a text', 'Maçã gala & pêra', 'Maçã gala & pêra'],
    ['a number', { number: 4.99 }, '4,99'],
    ['what a float makes of one', { number: 4.989999999999999 }, '4,99'],
    [
      'accounting',
      { number: 9.9, format: '_-"R$"\\ * #,##0.00_-;\\-"R$"\\ * #,##0.00_-;_-"R$"\\ * "-"??_-;_-@_-' },
      'R$ 9,90',
    ],
    ['thousands, which a dot would make another number', { number: 1234, format: '#,##0' }, '1234'],
    ['a time of day', { number: 8.5 / 24, format: 'h:mm' }, '8:30'],
    ['a number as a text', { number: 42, format: '@' }, '42'],
    ['a formula by its value', { number: 12.345, format: '0.00', formula: 'A1*1.1' }, '12,35'],
    ['a formula that makes a text', { text: 'Banana <prata>', formula: 'A1&"x"' }, 'Banana <prata>'],
    ['a box that is ticked', { is: true }, 'VERDADEIRO'],
    ['cents that its format hides', { number: 4.49, format: '0' }, '4,49'],
  ])('are read as people see them: %s', (_, said, text) => {
    expect(cells([said])).toEqual([text])
  })

  it('have their places, with nothing for those between them, and days of the calendar of 1904', () => {
    expect(cells([null, 'b', null, 'd'])).toEqual(['', 'b', '', 'd'])
    expect(cells([{ number: day - 1462, format: 'dd/mm/yyyy' }], { is1904: true })).toEqual(['10/12/2026'])
  })

  it('are numbered as in the sheet, without rows that are empty, of the sheet that is chosen', () => {
    const rows = [['a'], null, ['c']]
    const book = excelWorkbook({
      sheets: [
        { name: 'Um', rows: [] },
        { name: 'Dois', rows, isHidden: true },
      ],
    })
    const seen: Sheet[] = []
    const read = readSheet(book, (sheets) => {
      seen.push(...sheets)
      return sheets[1]
    })
    expect(seen.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Um', false],
      ['Dois', true],
    ])
    expect(read).toEqual({
      ok: true,
      value: [
        { line: 1, values: ['a'] },
        { line: 3, values: ['c'] },
      ],
    })
    expect(readSheet(book, () => undefined)).toEqual({ ok: true, value: null })
  })
})

it('R78 a workbook is read by what its parts are, whatever they are called', () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relationships = (parts: readonly (readonly [string, string])[]) =>
    strToU8(
      `<Relationships>${parts.map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
    )
  const sheet =
    '<worksheet><row r="1"><c t="s"><v>0</v></c><c s="0"><v>4.9</v></c></row><drawing r:id="r1"/></worksheet>'
  const bytes = zipSync({
    '_rels/.rels': relationships([
      ['extended-properties', 'docProps/app.xml'],
      ['officeDocument', '/livro/book2.xml'],
    ]),
    'livro/_rels/book2.xml.rels': relationships([
      ['chartsheet', 'chartsheets/sheet1.xml'],
      ['worksheet', 'folha.xml'],
      ['sharedStrings', '../textos/strings2.xml'],
      ['styles', 'styles2.xml'],
    ]),
    'livro/book2.xml': strToU8(
      '<workbook xmlns:rel="r"><sheets><sheet name="g" rel:id="r1"/><sheet name="loja" rel:id="r2"/></sheets></workbook>',
    ),
    'livro/folha.xml': strToU8(sheet),
    'livro/styles2.xml': strToU8('<styleSheet><cellXfs><xf numFmtId="9"/></cellXfs></styleSheet>'),
    'textos/strings2.xml': strToU8('<sst><si><t>Pão</t></si></sst>'),
  })
  const names: string[] = []
  const read = readSheet(bytes, (sheets) => {
    names.push(...sheets.map(({ name }) => name))
    return sheets[0]
  })
  expect(names).toEqual(['loja'])
  expect(read).toEqual({ ok: true, value: [{ line: 1, values: ['Pão', '490%'] }] })
})

describe('S67 a workbook costs no more than itself', () => {
  const book = {
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    ),
  }
  const relations = strToU8(
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  )
  const withSheet = (xml: string, more: Readonly<Record<string, Uint8Array>> = {}) =>
    zipSync({
      ...book,
      'xl/_rels/workbook.xml.rels': relations,
      'xl/worksheets/sheet1.xml': strToU8(xml),
      ...more,
    })
  const row = (cells: string) => `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`

  it('says so of one that unpacks to gigabytes, has no end of cells, or repeats a long text', () => {
    expect(faultOf(withSheet(row(' '.repeat(20_000_000))))).toBe('workbook-too-large')
    expect(faultOf(withSheet(row('<c><v>1</v></c>'.repeat(300))))).toBeNull()
    const rows = `<row>${'<c><v>1</v></c>'.repeat(200)}</row>`.repeat(800)
    expect(faultOf(withSheet(`<worksheet><sheetData>${rows}</sheetData></worksheet>`))).toBe(
      'workbook-too-large',
    )
    const texts = strToU8(`<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>`)
    const repeated = row('<c t="s"><v>0</v></c>'.repeat(190))
    expect(faultOf(withSheet(repeated, { 'xl/sharedStrings.xml': texts }))).toBe('workbook-too-large')
  })

  it('believes no size and no number of files that an archive says of itself', () => {
    const bytes = Buffer.from(withSheet(row('<c><v>1</v></c>')))
    // Of each entry in the directory at the end: what it is when unpacked.
    for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
      bytes.writeUInt32LE(10, at + 24)
    }
    expect(faultOf(bytes)).toBe('workbook-damaged')
    const many = Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`x${at}`, strToU8('')]))
    expect(faultOf(zipSync({ ...many, ...book }))).toBe('workbook-too-large')
  })

  it('knows no entity that a file makes up', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "boom"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
    const read = readSheet(withSheet(`${bomb}${row('<c t="inlineStr"><is><t>&b;&c;</t></is></c>')}`), first)
    expect(read.ok ? read.value?.[0]?.values : read.error).toEqual(['&b;&c;'])
  })

  it('says of one that is locked, of another program, cut off or no workbook what it is', () => {
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    expect(faultOf(compound)).toBe('workbook')
    expect(faultOf(Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe(
      'workbook-locked',
    )
    expect(faultOf(zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') }))).toBe(
      'workbook',
    )
    const whole = withSheet(row('<c><v>1</v></c>'))
    for (const part of [0.2, 0.5, 0.9]) {
      expect(faultOf(whole.subarray(0, Math.round(whole.length * part)))).toBe('workbook-damaged')
    }
    expect(faultOf(withSheet('<worksheet><row><c><v>1</v>'))).toBe('workbook-damaged')
    expect(faultOf(withSheet(row('<c t="inlineStr"><is><t>PÃ£o</t></is></c>')))).toBe('other-encoding')
    const binary =
      '<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>'
    const parts = { '_rels/.rels': binary, 'xl/workbook.bin': 'x', 'xl/_rels/workbook.bin.rels': binary }
    expect(
      faultOf(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))),
    ).toBe('workbook')
  })
})
