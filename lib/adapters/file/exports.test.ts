import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FileCatalog, priceAt } from './build-catalog.ts'
import { parse, read, reported, reportedCells, sold } from './testing/parse-text.ts'

const titles = ({ products }: FileCatalog) => products.map(({ title }) => title)
const variants = ({ products }: FileCatalog) =>
  products.map((product) =>
    [product.title, ...product.variants.map((one) => `${one.title} ${one.price.amount}`)].join(),
  )
const list = (text: string) => text.split(' | ')

describe('R61 what a column says is not for sale', () => {
  it.each(
    list(
      'disponível | Situação (A/I) | Ativo/Inativo | fl_ativo | isActive | Publicado? | Exibir na loja | Status | availability | is_active | À venda | Em estoque?',
    ),
  )('is not sold, below %s', (header) => {
    const noes =
      'não | Inativa | Oculto | Esgotado | draft | out of stock | N | 0 | FALSO | Excluído | No stock | Fora de linha | -1 | I | Indisponível no momento'
    const yeses = 'sim | Ativo | in_stock | S | 1 | no ar'
    const rows = list(`${noes} | ${yeses}`).map((word) => `${word};5,00;${word}`)
    const catalog = read(`nome;preço;${header}\n${rows.join('\n')}`)
    expect(titles(catalog).join(' | ')).toBe(yeses)
    expect(new Set(catalog.faults.map(({ kind }) => kind))).toEqual(new Set(['not-for-sale']))
  })

  it('is what a header of the opposite says, and what is not ticked beside others', () => {
    const sells = (header: string, cells: string) => {
      const rows = list(cells).map((cell) => `P${cell};5,00;${cell}`)
      return titles(read([`nome;preço;${header}`, ...rows].join('\n'))).join()
    }
    expect(sells('Esgotado', 'sim | não |  | esgotado | 1 | 0')).toBe('Pnão,P,P0')
    expect(sells('Não vender', 'x | ')).toBe('P')
    expect(sells('Inativo (S/N)', 'S | N')).toBe('PN')
    expect(sells('Disponível', 'x | ')).toBe('Px')
    const counted = sold(read('nome;preço;Disponível\nUva;5;12\nFigo;5;1\nMel;5;não'))
    expect(counted).toEqual(['uva 500 - - - 12', 'figo 500 - - - 1', 'mel 500 - - - 0'])
  })

  it('is named where no word is known, as every column that is not read', () => {
    const catalog = read('nome;preço;Situação;Glúten;obs\nUva;5;Em análise;não;\nFigo;5;Aguardando;sim;')
    expect(titles(catalog)).toEqual(['Uva', 'Figo'])
    expect(catalog.faults.map(({ line, kind, cell, other }) => [line, kind, cell, other])).toEqual([
      [1, 'columns-unread', '', 'Glúten'],
      [2, 'word-unread', 'Em análise, Aguardando', 'Situação'],
    ])
  })

  it('is nothing at all where that is the whole file, not the last good version', () => {
    expect(titles(read('código;nome;preço;disponível\nM1;Maçã;50,00;não'))).toEqual([])
  })
})

describe('R61 an offer that begins and ends', () => {
  const at = (text: string) => Date.parse(text)
  /** The first and the last moment of the offer of a sheet with such a column; null: it is none. */
  const offer = (header: string, ...cells: string[]) => {
    const { offers, products, faults } = read(
      `nome;preço;preço promocional;${header}\nQueijo;59,90;39,90;${cells.join(';')}`,
    )
    const [period] = offers.values()
    const isOffer = products[0]?.variants[0]?.price.saleAmount === 3990
    return isOffer && faults.length === 0 ? [period?.from, period?.to] : null
  }
  const [never, always] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

  it.each(
    list(
      'promoção até | Preço válido até | valid_until | salePriceEffectiveDate | Acaba em | Data de término do preço promocional | Date sale price ends | Validade | Vence em | sale_price_effective_date | Especial de fim de ano',
    ),
  )('ends with the day of the market that stands below %s', (header) => {
    expect(offer(header, '31/01/2026')).toEqual([never, at('2026-02-01T03:00Z')])
  })

  it('is read as people and exports write it', () => {
    const moments =
      '31/01/2026 18:00 | 31/01/26 às 18h | 2026-01-31T18:00:00-0300 | 2026-01-31 18:00:00 | 46053,75 | 31/jan/2026 18:00 | até 31.01.2026 18:00 | válida até sábado, 31/01/2026 18:00h | 2026-01-31T18:00-03 | 2026-01-31T21:00:00.000Z'
    for (const text of list(moments))
      expect([text, offer('promoção até', text)]).toEqual([text, [never, at('2026-01-31T21:00Z')]])
    const both =
      '01/01/2026 a 31/01/2026 | 2026-01-01/2026-01-31 | 2026-01-01T00:00-0300/2026-02-01T00:00-0300'
    for (const text of list(both))
      expect(offer('vigência da oferta', text)).toEqual([at('2026-01-01T03:00Z'), at('2026-02-01T03:00Z')])
    for (const head of list(
      'promoção de;promoção até | DT_INI_PROMO;DT_FIM_PROMO | abertura da oferta;último dia',
    ))
      expect([head, offer(head, '31/01/2026', '')]).toEqual([head, [at('2026-01-31T03:00Z'), always]])
    expect(offer('promoção de', 'até 31/01/2026')).toEqual([never, at('2026-02-01T03:00Z')])
    expect(offer('promoção até', '0000-00-00')).toEqual([never, always])
  })

  it.each(['31/01', '12 meses', '31/02/2026', '01/31/2026', '31/01/2026 6:00 PM', '10/02/2026 a 01/02/2026'])(
    'is none with the date %s, and the notice says so',
    (text) => {
      const catalog = read(`nome;preço;oferta;oferta até\nQueijo;59,90;39,90;${text}`)
      expect(sold(catalog)).toEqual(['queijo 5990 - - - -'])
      expect(reportedCells(catalog)).toEqual([`2 offer-unclear ${text}`])
    },
  )

  it('is the price from its first moment to its last', () => {
    const catalog = read(
      'nome;preço;oferta;oferta de;oferta até\nQueijo;59,90;39,90;30/01/2026;31/01/2026 18:00',
    )
    const readOffer = (moment: string) =>
      catalog.products.map((product) => priceAt(product, catalog, at(moment)).variants[0]?.price.saleAmount)
    const moments = ['2026-01-30T02:59:59Z', '2026-01-30T03:00Z', '2026-01-31T20:59:59Z', '2026-01-31T21:00Z']
    expect(moments.flatMap(readOffer)).toEqual([null, 3990, 3990, null])
  })
})

describe('rows of one product', () => {
  it('are its variants where they name its code, and the parent is no goods of its own', () => {
    const rows =
      'CAM;Camiseta;59,90;Ativo;;Roupas | CAM-P;Tamanho:P;59,90;Ativo;CAM; | CAM-M;"Tamanho:M;Cor:Azul";61,90;Ativo;CAM; | CAM-G;Camiseta G;61,90;Inativo;CAM; | X;Tamanho:P;10,00;Ativo;ZZ; | MEL;Mel;25,00;Ativo;;Doces'
    const text = ['Código;Descrição;Preço;Situação;Código Pai;Categoria', ...list(rows)].join('\n')
    const catalog = read(text)
    expect(variants(catalog)).toEqual(['Camiseta,P 5990,M, Azul 6190', 'Mel,Mel 2500'])
    expect(catalog.products[0]).toMatchObject({ id: 'CAM', collectionIds: ['roupas'] })
    expect(reportedCells(catalog)).toEqual(['5 not-for-sale Situação: Inativo', '6 parent-missing ZZ'])
    expect(titles(read(text.replace('59,90;Ativo;;', '59,90;Inativo;;')))).toEqual(['Mel'])
  })

  it('are its variants where they go on below its name', () => {
    const head = 'Identificador URL;Nome;Valor da variação 1;Valor da variação 2;Preço;SKU;Exibir na loja'
    const rows =
      'cafe;Café;250 g;Fino;19.90;C1;SIM | cafe;;500 g;Fino;34.90;C2; | x;;P;;1;X; | mel;Mel;;;25.00;;NÃO | mel;;500 g;;30.00;;'
    const catalog = read([head, ...list(rows)].join('\n'))
    expect(variants(catalog)).toEqual(['Café,250 g, Fino 1990,500 g, Fino 3490'])
    expect(catalog.products[0]?.id).toBe('cafe')
    expect(reported(catalog)).toEqual(['4 parent-missing', '5 not-for-sale', '6 not-for-sale'])
    const below = read('código;nome;variação;preço\n7;Café;250 g;14\n7;;500 g;27')
    expect(variants(below)).toEqual(['Café,250 g 1400,500 g 2700'])
  })
})

describe('R67 an export is read with its own columns', () => {
  const folder = 'e2e/fixtures/exports'
  it.each(fs.readdirSync(folder).filter((name) => name.endsWith('.csv')))('as that of %s', async (name) => {
    const catalog = read(fs.readFileSync(path.join(folder, name)))
    const described = catalog.products.map(({ title, brand, description, pictures, collectionIds }) =>
      [title, brand, description, ...pictures, ...collectionIds].filter(Boolean).join(' | '),
    )
    const faults = catalog.faults.map(({ line, kind, cell, other }) =>
      `${line} ${kind} ${cell} ${other}`.trim(),
    )
    const text = [...sold(catalog), ...described, ...faults].join('\n')
    await expect(text).toMatchFileSnapshot(path.resolve(folder, name.replace('.csv', '.txt')))
  })

  it('or says all at once what is missing and what is twice', () => {
    expect(parse('ID;Código;Preço;Valor\n1;2;3;4')).toMatchObject({
      error: { kind: 'columns-missing', fields: ['name'], twice: 'Preço, Valor' },
    })
  })
})
