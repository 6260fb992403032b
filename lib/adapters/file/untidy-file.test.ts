import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FileFault } from '../../domain/catalog-file.ts'
import { parse, read, reported, sold } from './testing/parse-text.ts'

describe('a spreadsheet of sixty untidy rows', () => {
  const text = fs.readFileSync('e2e/fixtures/untidy-store.csv', 'utf8')
  const crlf = text.replaceAll('\n', '\r\n')
  const asSaved: Readonly<Record<string, Uint8Array>> = {
    'by Excel on Windows': Buffer.from(crlf, 'latin1'),
    'by Excel as CSV UTF-8': Buffer.from(`\ufeff${crlf}`),
    'by Excel as Unicode text': Buffer.from(`\ufeff${crlf.replaceAll(';', '\t')}`, 'utf16le'),
    'by LibreOffice': Buffer.from(text),
    'by Google Sheets': Buffer.from(
      text
        .replace(/[^;\n]*(?=[;\n])/g, (cell) => (/[,"]/.test(cell) ? `"${cell.replaceAll('"', '')}"` : cell))
        .replaceAll(';', ','),
    ),
  }

  it.each(Object.keys(asSaved))('R66 is understood as a careful person would, saved %s', async (program) => {
    const catalog = read(asSaved[program] ?? '')
    const text = [...sold(catalog), ...reported(catalog)].join('\n')
    await expect(text).toMatchFileSnapshot(path.resolve('e2e/fixtures/untidy-store.txt'))
  })
})

describe('the headers', () => {
  const head = 'id;nome;preço\n1;Mel;1,00\n'
  const unclosed = (cell: string): FileFault => ({ kind: 'cell-unclosed', cell })
  it.each([
    ['Produto;Valor\nBanana;4,99', 'banana 499 - - - -'],
    ['Nome;Preço (R$);Qtd\nBanana;4,99;3', 'banana 499 - - - 3'],
    ['Código;Descrição;Preço de venda;Qtde.\n1;Banana;4,99;3', '1 499 - - - 3'],
    ['Código;Código de barras;Produto;Preço unit.\n1;789;Banana;4,99', '1 499 - - - -'],
    ['EAN;Produto;Valor\n789;Banana;4,99', '789 499 - - - -'],
    ['Nome;Preço/kg;Peso (kg);Estoque (un)\nBanana;4,99;1;3', 'banana 499 - 1 kg 1000 3'],
    ['Tabela de preços\n\nProduto;Valor\nBanana;4,99', 'banana 499 - - - -'],
    ['"Mercado do Zé, preços de janeiro",\nProduto,Valor\nBanana,"4,99"', 'banana 499 - - - -'],
    [`${'Mercado;;\n'.repeat(9)}Produto;Valor\nBanana;4,99`, 'banana 499 - - - -'],
    ['"Nome do\nproduto";"Preço\n(R$)"\nBanana;4,99', 'banana 499 - - - -'],
    ['sep=,\nProduto,Valor\nBanana,"4,99"', 'banana 499 - - - -'],
  ])('R67 are found and understood in %j', (text, row) => {
    expect(sold(read(text))).toEqual([row])
  })

  it.each<[string, string | Uint8Array, FileFault]>([
    [
      'no column of prices',
      'Produto;Quanto\nBanana;4,99',
      { kind: 'columns-missing', fields: ['price'], cell: 'Produto, Quanto' },
    ],
    [
      'no headers',
      '101;x;4,99',
      { kind: 'columns-missing', fields: ['name', 'price'], cell: '101, x, 4,99' },
    ],
    ['two names', 'Nome;Produto;Preço\na;b;1', { kind: 'columns-twice', cell: 'Nome, Produto' }],
    ['a workbook', 'PK\u0003\u0004xl', { kind: 'workbook-damaged' }],
    ['a program', 'MZ\u0000\u0000', { kind: 'not-text' }],
    [
      'one line of Windows in UTF-8',
      Buffer.concat([Buffer.from('Nome;Preço\nChá;1\n'), Buffer.from('Maçã;9,90\n', 'latin1')]),
      { kind: 'other-encoding' },
    ],
    ['a web page', '<html><table><tr><td>Nome<td>Preço', { kind: 'workbook' }],
    ['XML of 2003', '\ufeff<?xml version="1.0"?>\n<Workbook><Worksheet>', { kind: 'workbook' }],
    ['rows in a name', `${head}2;"Café;9,90\n3;Uva;5,00\n4;Chá";3,00\n`, unclosed('3')],
    ['a price in a group', 'nome;grupo;preço;obs\n"Café";"Bebidas;9,90;";3,00;\n', unclosed('2')],
    ['a row in its headers', 'nome;preço;"obs\nUva;5,00;\nChá;3,00;"\nKiwi;2,00;\n', unclosed('1')],
    ['rows in notes', 'código;obs;nome;preço\n2;"a;Café;9,90\n3;b";Uva;5,00\n', unclosed('2')],
    ['a line break in a variant', 'nome;variação;preço\nChá;"a\nb";1,00\n', unclosed('2')],
    ['a line break in a name', `${head}2;"Café\nforte";9,90\n`, unclosed('3')],
    ['nothing', ' \n', { kind: 'empty' }],
    ['nothing below its headers', 'Nome;Preço\n', { kind: 'empty' }],
    ['an open quote', `Nome;Preço\nz;1\n"a;1\n${'b;1\n'.repeat(9000)}`, { kind: 'cell-unclosed', cell: '3' }],
  ])('R67 a file with %s says so', (_, content, fault) => {
    expect(parse(content)).toEqual({ ok: false, error: { ...fault, rows: [] } })
  })
})

it('R67 a picture is found by its path in the folder, and by its name without the extension that Windows hides', () => {
  const rows = [
    ...['fotos/banana.jpg', 'C:\\Users\\Ana\\loja\\Fotos\\Banana.JPG', 'banana', 'maca', 'Uva'],
    ...['outra/banana.jpg', 'https://loja.example/fotos/banana.jpg'],
  ].map((picture, index) => `${index};P${index};1,00;${picture}`)
  const catalog = read(['código;nome;preço;foto', ...rows].join('\n'))
  expect(catalog.products.map(({ pictures }) => pictures.length)).toEqual([1, 1, 1, 0, 0, 0, 0])
  expect(reported(catalog)).toEqual([
    '5 picture-missing',
    '6 picture-format',
    '7 picture-missing',
    '8 picture-host',
  ])
})
