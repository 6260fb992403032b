import { describe, expect, it } from 'vitest'
import { read, reported } from './testing/parse-text.ts'

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
