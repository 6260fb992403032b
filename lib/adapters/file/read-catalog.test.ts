import { describe, expect, it } from 'vitest'
import type { FileCatalog } from './build-catalog.ts'
import { fileLimits } from './limits.ts'
import { parse, read, reported } from './testing/parse-text.ts'

const table = 'id;nome;preço;categoria\n1;Pão francês;0,75;Padaria\n2;Maçã;R$ 9,90;Frutas|Ofertas\n'
const summaryOf = ({ products }: FileCatalog) =>
  products.map(({ id, title, variants }) => [id, title, variants[0]?.price.amount])
const both = [
  ['1', 'Pão francês', 75],
  ['2', 'Maçã', 990],
]

describe('a catalogue file', () => {
  const latin = Uint8Array.from(table, (character) => character.charCodeAt(0))
  it.each([
    ['UTF-8', table],
    ['UTF-8 with a byte order mark', `\ufeff${table}`],
    ['Windows-1252, as older Excel saves it', latin],
    ['UTF-16 with a byte order mark', new Uint8Array(Buffer.from(`\ufeff${table}`, 'utf16le'))],
    ['lines that end as on Windows', table.replaceAll('\n', '\r\n')],
    ["Excel's own first line", `sep=;\r\n${table}`],
    ['tabs', table.replaceAll(';', '\t')],
    ['commas and quotes', 'id,nome,preço\n1,Pão francês,"0,75"\n2,Maçã,"9,90"\n'],
    ['English headers, in any order', 'Price,Name,ID\n0.75,Pão francês,1\n9.90,Maçã,2\n'],
    [
      'headers with other accents, case and spaces',
      'CODIGO;  Produto ;PREÇO\n1;Pão francês;0,75\n2;Maçã;9,90',
    ],
    ['empty lines and columns of its own', 'id;nome;preço;obs\n\n1;Pão francês;0,75;x;\n;;;\n2;Maçã;9,90\n'],
  ])('is read with %s', (_, content) => {
    expect(summaryOf(read(content))).toEqual(both)
  })

  it('makes ids and handles of names, and collections of categories in the order of the rows', () => {
    const { products, collections } = read(
      'nome;preço;categoria\nPão de queijo;5;Padaria\nCafé;9;Mercearia|Padaria',
    )
    expect(products.map(({ id, handle }) => [id, handle])).toEqual([
      ['pao-de-queijo', 'pao-de-queijo'],
      ['cafe', 'cafe'],
    ])
    expect(collections.map(({ id, title }) => [id, title])).toEqual([
      ['padaria', 'Padaria'],
      ['mercearia', 'Mercearia'],
    ])
    expect(products[1]?.collectionIds).toEqual(['mercearia', 'padaria'])
  })

  it('sells rows of one id as variants, each with price, weight and stock of its own', () => {
    const { products, counts } = read(
      'id;nome;variação;preço;preço promocional;peso;estoque\n7;Café;250 g;14,90;;250;3\n7;;500 g;27,90;24,90;0,5 kg;\n'.replace(
        '7;;500',
        '7;Café;500',
      ),
    )
    const [coffee] = products
    expect(products).toHaveLength(1)
    expect(coffee?.variants).toMatchObject([
      { id: '7_250-g', title: '250 g', weightGrams: 250, managesInventory: true },
      { id: '7_500-g', title: '500 g', weightGrams: 500, managesInventory: false },
    ])
    expect(coffee?.variants[1]?.price).toEqual({ amount: 2790, saleAmount: 2490, currency: 'brl' })
    expect([...counts]).toEqual([['7_250-g', { pieces: 3, count: '3' }]])
  })

  it('sells each variant by its own unit, and a product by the one unit of all', () => {
    const named = (rows: string) =>
      read(`código;nome;variação;unidade;preço\n${rows}`).products.map(({ subtitle, variants }) => [
        subtitle,
        ...variants.map(({ title, weightGrams }) => `${title} ${weightGrams}`),
      ])
    expect(named('7;Queijo;Minas;kg;40\n7;Queijo;Coalho;cerca de 300 g;15\n')).toEqual([
      [null, 'Minas, 1 kg 1000', 'Coalho, cerca de 300 g 300'],
    ])
    expect(named('7;Refrigerante;Lata 350 ml;350 ml;5\n7;Refrigerante;Garrafa;2 L;9\n')).toEqual([
      [null, 'Lata 350 ml 350', 'Garrafa, 2 L 2000'],
    ])
    expect(named('7;Iogurte;Morango;170 g;5\n7;Iogurte;Coco;170 g;5\n')).toEqual([
      ['170 g', 'Morango 170', 'Coco 170'],
    ])
  })

  it('R41 sells nothing under the name of another product that has its code', () => {
    const catalog = read(
      [
        'código;nome;variação;preço',
        ...['7;Café;500 g;19,90', '7;Chá mate;250 g;9,90', '7;CAFE;1 kg;35,00'],
        ...['cha;Chá;250 g;9,90', 'cha_250-g;Chá gourmet;;39,90'],
      ].join('\n'),
    )
    expect(catalog.products.map(({ title, variants }) => [title, variants.length])).toEqual([
      ['Café', 2],
      ['Chá', 1],
    ])
    expect(reported(catalog)).toEqual(['3 code-twice', '6 code-twice'])
  })

  it('R41 leaves wrong rows out, each named by its line, and sells the others', () => {
    const rows = [
      '1;Banana;6,99',
      '2;;5,00',
      '../9;Id errado;5,00',
      '"10";"Duas',
      'linhas";5,00',
      '1;Outra;5',
    ]
    const catalog = read(['id;nome;preço', ...rows].join('\n'))
    expect(catalog.products.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 Banana', '10 Duas linhas'])
    expect(reported(catalog)).toEqual(['3 name-missing', '4 code-odd', '7 code-twice'])
  })

  it.each([
    ['no row that can be sold', 'id;nome;preço\n1;Banana;x\n'],
    ['a cell of megabytes', `id;nome;preço\n1;${'x'.repeat(3_000_000)};5\n`],
    ['more rows than a shelf has', `id;nome;preço\n${'1;a;1\n'.repeat(fileLimits.rows + 1)}`],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
  ])('S34 is not taken with %s', (_, content) => {
    expect(parse(content).ok).toBe(false)
  })

  const row = 'a;1;'
  it.each([
    [
      'more cells than rows and columns of a shop',
      `nome;preço\n${`${row}${';'.repeat(200)}\n`.repeat(4000)}`,
    ],
    [
      'more categories than a menu can show',
      `nome;preço;categoria\n${Array.from({ length: fileLimits.categoriesInAll + 1 }, (_, at) => `p${at};1;c${at}`).join('\n')}`,
    ],
  ])('S56 is not taken with %s', (_, content) => {
    expect(parse(content).ok).toBe(false)
  })

  it('S56 keeps nothing of columns that the shop does not know, whatever their number', () => {
    const own = Array.from({ length: 3000 }, (_, at) => `c${at}`).join(';')
    expect(read(`nome;preço;${own}\n${'a;1;'}`).products).toHaveLength(1)
  })

  it('S56 sells a hundred variants of one product, and names the rows of the others', () => {
    const rows = Array.from({ length: fileLimits.variants + 2 }, (_, at) => `P;1;v${at}`)
    const catalog = read(`nome;preço;variação\n${rows.join('\n')}`)
    expect(catalog.products[0]?.variants).toHaveLength(fileLimits.variants)
    expect(reported(catalog)).toEqual(['102 too-many-variants', '103 too-many-variants'])
  })

  it('S34 keeps formulas and scripts as the plain text that they are, without control characters', () => {
    const name = `=HYPERLINK("http://evil.example")`
    const { products } = read(
      `id;nome;preço;descrição\n1;"${name.replaceAll('"', '""')}";1;<script>alert(1)</script>\n="02";A\u0000\u202eB;1;\n`,
    )
    expect(products.map(({ id, title }) => [id, title])).toEqual([
      ['1', name],
      ['02', 'AB'],
    ])
    // The sanitiser has the last word on it, as on every merchant's text.
    expect(products[0]?.description).toContain('<script>')
  })

  it('gives the very same products again where nothing of them changed', () => {
    const before = read(table)
    const writtenAt = '2026-02-02T00:00:00.000Z'
    const { products } = read(table.replace('9,90', '8,90'), { previous: before, writtenAt })
    expect(products[0]).toBe(before.products[0])
    expect(products[1]?.updatedAt).toBe(writtenAt)
  })
})
