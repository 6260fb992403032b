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
  it.each([
    ['English headers, in any order', 'Price,Name,ID\n0.75,Pão francês,1\n9.90,Maçã,2\n'],
    ['accents apart', 'CODIGO;  Produto ;PREÇO\n1;Pão francês;0,75\n2;Maçã;9,90'.normalize('NFD')],
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
    const text = '"Assada no dia.\r\nContém leite; ovos; 2 colheres\r\nPesa 1,5 kg, rende 10,50"'
    const rows = ['1;Banana;6,99', '2;;5,00', '../9;Id errado;5,00', `"10";"Broa";5,00;${text}`, '1;Outra;5']
    const catalog = read(['id;nome;preço;descrição', ...rows].join('\r\n'))
    expect(catalog.products.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 Banana', '10 Broa'])
    expect(reported(catalog)).toEqual(['3 name-missing', '4 code-odd', '8 code-twice'])
  })

  it.each([
    ['no row that can be sold', 'id;nome;preço\n1;Banana;x\n'],
    ['a cell of megabytes', `id;nome;preço\n1;${'x'.repeat(3_000_000)};5\n`],
    ['more rows than a shelf has', `id;nome;preço\n${'1;a;1\n'.repeat(fileLimits.rows + 1)}`],
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

const named = (text: string) =>
  read(text).products.map(({ id, title, description }) => [id, title, description])

const numbered =
  'Produto;Descrição;Unid;Preço\n000123;FEIJÃO PRETO TP1 1KG;UN;8,90\n7891000100103;LEITE MOÇA 395G;UN;7,49\n;;;\nTOTAL;;;16,39\n'
const described = [
  ['000123', 'FEIJÃO PRETO TP1 1KG', null],
  ['7891000100103', 'LEITE MOÇA 395G', null],
]

it('sells goods by their descriptions where a program has numbers for names', () => {
  expect(named(numbered)).toEqual(described)
  const [first] = read(numbered).products
  expect(first?.variants[0]?.weightGrams).toBe(1000)
  expect(named('Código;Produto;Descrição;Preço\nA1;000123;Feijão;8,90\n')).toEqual([['A1', 'Feijão', null]])
})

it('leaves out a number that nothing describes, beside such goods', () => {
  const parsed = parse('Produto;Descrição;Preço\n123;Feijão;8,90\n124;;5,00\n')
  expect(parsed.ok && reported(parsed.value)).toEqual(['3 name-missing'])
})

it('leaves names and descriptions alone where one described name is a name', () => {
  expect(named('Produto;Descrição;Preço\n51;Cachaça;12,90\nArroz;Tipo 1;28,90\n7;;4,00\n')).toEqual([
    ['51', '51', 'Cachaça'],
    ['arroz', 'Arroz', 'Tipo 1'],
    ['7', '7', null],
  ])
  expect(named('Produto;Preço;Descrição\n51;12,90;Cachaça 965ml\n29;4,00;\nArroz;5,00;\n')).toEqual([
    ['51', '51', 'Cachaça 965ml'],
    ['29', '29', null],
    ['arroz', 'Arroz', null],
  ])
  expect(named('Produto;Preço\n51;12,90\n')).toEqual([['51', '51', null]])
})

describe('ids that are made of names', () => {
  it('sells variants whose long names begin alike, each by an id of its own wherever it stands', () => {
    const rows = ['Ao leite com castanhas 90 g;4,99;3', 'Ao leite com castanhas 180 g;8,99;2']
    const idsOf = (lines: readonly string[]) => {
      const { products, counts, faults } = read(`código;nome;variação;preço;estoque\n${lines.join('\n')}`)
      expect(faults).toEqual([])
      return new Map(products[0]?.variants.map(({ id, title }) => [title, [id, counts.get(id)?.pieces]]))
    }
    const ids = idsOf(rows.map((row) => `7;Chocolate;${row}`))
    expect([...ids.values()].map(([, pieces]) => pieces)).toEqual([3, 2])
    expect(new Set([...ids.values()].map(([id]) => id)).size).toBe(2)
    expect(idsOf(rows.map((row) => `7;Chocolate;${row}`).toReversed())).toEqual(ids)
  })

  it('sells goods without a code whose long names begin alike', () => {
    const name = 'Refrigerante Coca-Cola Original garrafa PET'
    const catalog = read(`nome;preço\n${name} 2 L;9,99\n${name} 600 ml;4,99\n${name.toUpperCase()} 2 L;9,99`)
    expect(catalog.products.map(({ title }) => title)).toEqual([`${name} 2 L`, `${name} 600 ml`])
    expect(new Set(catalog.products.map(({ id }) => id)).size).toBe(2)
    expect(reported(catalog)).toEqual(['4 name-twice'])
  })

  it('keeps categories apart whose long titles begin alike, and one that is written in two ways together', () => {
    const title = 'Produtos de limpeza e de higiene para casa'
    const { products, collections } = read(
      `nome;preço;categoria\nSabão;4,99;${title}\nRação;9,99;${title} de animais\nÁlcool;5,99;${title.toUpperCase()}`,
    )
    expect(collections.map((one) => one.title)).toEqual([title, `${title} de animais`])
    const [soap, feed, alcohol] = products.map(({ collectionIds }) => collectionIds)
    expect([soap, alcohol, feed]).toEqual([soap, soap, [collections[1]?.id]])
    // Alone it has the address of before.
    expect(read(`nome;preço;categoria\nSabão;4,99;${title}`).collections.map(({ id }) => id)).toEqual([
      'produtos-de-limpeza-e-de-higiene-para-ca',
    ])
  })
})

const weights = (rows: string) =>
  read(`nome;variação;unidade;peso;preço\n${rows}`).products.flatMap(({ variants }) =>
    variants.map(({ weightGrams }) => weightGrams),
  )

it('counts for the freight what the variant or the name says of the weight, as pages price by it', () => {
  expect(weights('Arroz;5 kg;;;25\nArroz;1 kg;;;6\n')).toEqual([5000, 1000])
  expect(
    weights('Coca-Cola 2L;;;;9\nArroz 5 kg;;un;;28\nCerveja 12 x 350 ml;;;;39\nOvo;30 unidades;;;20\n'),
  ).toEqual([2000, 5000, 4200, null])
  expect(weights('Marmita fitness 350 g;;;;19\nSacola de laranja 3 kg;;;;12\n')).toEqual([350, 3000])
  expect(weights('Guaraná 350 ml;Lata;;;4\nGuaraná 350 ml;Fardo;;;40\n')).toEqual([350, null])
})

it('believes the column of the weight first, then the price of a kilogram, then the unit', () => {
  expect(weights('Arroz 5 kg;;;5,1 kg;28\nBife 500 g;;kg;;40\nFeijão 1 kg;;pacote 2 kg;;9\n')).toEqual([
    5100, 1000, 2000,
  ])
})

it.each([
  ...['Panela 5 L', 'Balança 5 kg', 'Saco de lixo 50 L', 'Caixa térmica 30 L', 'Galão vazio 20 L'],
  ...['Galão 20 L vazio', 'Aquário 60 L', 'Bebedouro 20 L', 'Vaso de planta 20 L'],
  ...['Vela 7 dias', 'Fralda 9 a 12 kg', 'Cerveja 350 ml fardo c/ 12', 'Paracetamol 0,4 mg'],
])('makes no weight of %s: it is what a thing holds, is for, or one of several', (name) => {
  expect(weights(`${name};;;;10`)).toEqual([null])
})

const facts = (text: string) =>
  read(text).products.flatMap(({ id, brand, variants }) =>
    variants.map(({ gtin }) => [id, gtin ?? null, brand ?? null]),
  )

describe('the number on the pack, and the brand', () => {
  it('R81 are those of their columns, beside a code of the shop', () => {
    const text = `código;nome;marca;Código de barras;preço
101;Arroz;Tio João;789-1000-100103;32,90
102;Feijão; Camil ;96385074;8,90
103;Banana;;;5,49
104;Pão;sem marca;2000450012507;9,90
`
    expect(facts(text)).toEqual([
      ['101', '7891000100103', 'Tio João'],
      ['102', '96385074', 'Camil'],
      ['103', null, null],
      ['104', null, null],
    ])
    expect(read(text).products.map(({ codes }) => codes?.at(-1))).toEqual([
      ...['789-1000-100103', '96385074', '103', '2000450012507'],
    ])
    expect(reported(read(text))).toEqual([])
  })

  it('R81 are the code itself where that is one, as before its id', () => {
    const text = `código de barras;nome;preço
7891000100103;Arroz;32,90
2000450012507;Presunto;9,90
7891000100104;Feijão;8,90
`
    expect(facts(text)).toEqual([
      ['7891000100103', '7891000100103', null],
      ['2000450012507', null, null],
      ['7891000100104', null, null],
    ])
    expect(reported(read(text))).toEqual([])
  })

  it('R81 cost no row where they are wrong: the line and what to do are said', () => {
    const text = `código;nome;marca;ean;preço
101;Arroz;#REF!;7891000100104;32,90
102;Feijão;${'M'.repeat(71)};7,89E+12;8,90
103;Fubá;Yoki;#N/D;4,90
`
    expect(facts(text)).toEqual([
      ['101', null, null],
      ['102', null, null],
      ['103', null, 'Yoki'],
    ])
    expect(reported(read(text))).toEqual(['2 barcode-wrong', '3 barcode-wrong', '4 barcode-wrong'])
  })
})
