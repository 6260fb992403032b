import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { excelWorkbook } from '../../server/workbook/testing/excel-workbook.ts'
import { parse, read, reportedCells, sold } from './testing/parse-text.ts'

const head = ['Código', 'Nome', 'Variação', 'Preço', 'Preço promocional', 'Peso', 'Estoque', 'Foto']
const at = (number: number, format: string) => ({ number, format })
/** 10 December 2026. */
const day = 46_366

describe('R78 a workbook of Excel', () => {
  it('is sold as people see it, and what Excel made of other cells is named by its line', () => {
    const real = '[$R$-416]\\ #,##0.00'
    const aside = [null, null, null, null, 'uma nota ao lado']
    const rows = [
      ['Mercado da Esquina, preços da semana'],
      null,
      head,
      [at(789, '00000'), 'Banana prata', null, at(4.99, '0.00'), at(3.5, '0.00'), '1 kg', { number: 40 }],
      [{ number: 7_891_234_567_895 }, 'Azeite', null, { ...at(1234.5, real), formula: 'A1*2' }],
      ['3', 'Uva', null, at(12.9, '#,##0.00"/kg"')],
      ['4', 'Pão', null, '4.99', null, null, { is: false }],
      null,
      [at(day, 'd-mmm'), 'Sabão', null, { number: 5 }],
      ['6', 'Leite', at(day, 'dd/mm/yyyy'), { number: 5 }],
      ['7', 'Café', null, at(0.1, '0%')],
      ['8', 'Chá', null, at(day, 'd-mmm')],
      ['9', 'Mel', null, { error: '#REF!', formula: 'X1' }],
      ['10', 'Sal', null, { formula: 'A1*2' }],
      ['3', 'Uva de novo', null, { number: 9 }],
      ['12', 'Ovos', null, { number: 13.333_333, formula: 'A1/3' }, ...aside],
      ['13', 'Arroz', null, at(28.9, '0.00'), ...aside],
    ]
    const catalog = read(excelWorkbook({ sheets: [{ name: 'Plan1', rows }] }))
    expect(sold(catalog)).toEqual([
      '00789 499 350 - 1000 40',
      '7891234567895 123450 - - - -',
      '3 1290 - 1 kg 1000 -',
      '4 499 - - - 0',
      '13 2890 - - - -',
    ])
    expect(reportedCells(catalog)).toEqual([
      '9 code-from-excel 10/dez',
      '10 date-from-excel 10/12/2026',
      '11 price-unclear 10%',
      '12 date-from-excel 10/dez',
      '13 sheet-error #REF!',
      '14 price-unclear =A1*2',
      '15 code-twice 3',
      '16 price-unclear 13,333333',
    ])
  })

  it('is sold as another maker writes it', async () => {
    const price = { value: 1234.5, type: Number, format: '"R$" #,##0.00' }
    const data = [
      ['Nome', 'Preço', 'Estoque'],
      ['Café', price, 40],
    ]
    const book = await writeExcelFile([{ data, sheet: 'Loja' }]).toBuffer()
    expect(sold(read(book))).toEqual(['cafe 123450 - - - 40'])
  })

  it('sells from the sheet called loja, else from the first that people see and that is not of delivery', () => {
    const rows = (name: string) => [head, ['1', name, null, { number: 2 }]]
    const names = (sheets: Parameters<typeof excelWorkbook>[0]['sheets']) => {
      const parsed = parse(excelWorkbook({ sheets }))
      return parsed.ok ? parsed.value.products.map(({ title }) => title) : parsed.error.kind
    }
    const delivery = { name: 'Entregas', rows: [['tipo']] }
    expect(
      names([delivery, { name: 'Custos', rows: rows('a'), isHidden: true }, { name: 'X', rows: rows('b') }]),
    ).toEqual(['b'])
    expect(
      names([
        { name: 'X', rows: rows('b') },
        { name: 'LOJA', rows: rows('c') },
      ]),
    ).toEqual(['c'])
    expect(names([delivery])).toBe('empty')
  })

  it('sells no row with others in its name, as Excel saves a CSV that stray quotes spoiled', () => {
    const rows = [
      ['Nome', 'Preço'],
      ['Mel\nde abelha', '7,00'],
      ['Café;9,90\nUva;5,00\nChá', '3,00'],
    ]
    const sheets = (last: number) => [{ name: 'loja', rows: rows.slice(0, last) }]
    expect(sold(read(excelWorkbook({ sheets: sheets(2) })))).toEqual(['mel-de-abelha 700 - - - -'])
    const error = { kind: 'cell-unclosed', cell: '3' }
    expect(parse(excelWorkbook({ sheets: sheets(3) }))).toMatchObject({ error })
  })

  it('is the same shop as the CSV beside it in the example', () => {
    const { sheet, ...goods } = read(fs.readFileSync('docs/loja-exemplo/loja.xlsx'))
    expect({ ...goods, sheet: null }).toEqual(read(fs.readFileSync('docs/loja-exemplo/loja.csv')))
    expect(sheet?.name).toBe('loja')
  })

  it('S67 has no more rows than any catalogue', () => {
    const rows = Array.from({ length: 5001 }, (_, index) => [String(index), 'a', null, { number: 1 }])
    const parsed = parse(excelWorkbook({ sheets: [{ name: 'Plan1', rows: [head, ...rows] }] }))
    expect(parsed).toMatchObject({ ok: false, error: { kind: 'too-many-rows' } })
  })
})

it('S67 a picture may be at an address of a host that the operator named, and of no other', () => {
  const addresses = [
    'https://fotos.example/banana.jpg',
    'https://fotos.example/uva.jpg#topo',
    'https://fotos.example/uva.jpg?v=2',
    'http://fotos.example/uva.jpg',
    'https://ana:word@fotos.example/uva.jpg',
    'https://fotos.example:8443/uva.jpg',
    'https://drive.google.com/file/d/1abc/view',
    `https://fotos.example/${'x'.repeat(500)}.jpg`,
  ]
  const rows = addresses.map((address, index) => `P${index};1,00;${address}`)
  const { products, faults } = read(['nome;preço;foto', ...rows].join('\n'))
  expect(products.flatMap(({ pictures }) => pictures)).toEqual([
    'https://fotos.example/banana.jpg',
    'https://fotos.example/uva.jpg',
  ])
  expect(faults.map(({ line, kind, other }) => `${line} ${kind} ${other}`)).toEqual([
    '4 picture-address fotos.example',
    '5 picture-address fotos.example',
    '6 picture-address fotos.example',
    '7 picture-host fotos.example:8443',
    '8 picture-host drive.google.com',
    '9 picture-address fotos.example',
  ])
})
