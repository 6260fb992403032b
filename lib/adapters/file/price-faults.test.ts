import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, read, reported, sold } from './testing/parse-text.ts'

describe('what could lose money is left out, by name and line', () => {
  it('R61 a price that came apart at its comma', () => {
    const { products, faults } = read('nome,preço\nBanana,4,99\nMaçã,"9,90"\nPão,0.75\n')
    expect(products.map(({ title }) => title)).toEqual(['Maçã', 'Pão'])
    expect(faults).toEqual([
      { kind: 'extra-cells', line: 2, name: 'Banana', field: null, cell: '99', other: '' },
    ])
  })

  it('R61 such a price where the next column is one of the shop, or its cell is empty', () => {
    const kinds = (text: string) => {
      const parsed = parse(Buffer.from(text))
      return parsed.ok ? reported(parsed.value) : reported({ faults: parsed.error.rows })
    }
    expect(kinds('nome,preço,estoque\nBanana,4,99\nMaçã,12,90\n')).toEqual(['2 split-price', '3 split-price'])
    expect(kinds('nome,preço,obs\nMaçã,"9,90",\nBanana,4,99,\n')).toEqual([
      '1 columns-unread',
      '3 split-price',
    ])
    expect(kinds('nome,preço,preço promocional\nMaçã,"9,90",4,50\n')).toEqual(['2 extra-cells'])
  })

  it('R61 such a price beside others that were written well', () => {
    const { products, faults } = read(
      'nome,preço,peso\nBanana,4,99\nMaçã,"9,90",\nPão,1,5\nUva,R$ 8,99\nFigo,8.29,90\nOvos,12,360\n',
    )
    expect(products.map(({ title }) => title)).toEqual(['Maçã', 'Figo', 'Ovos'])
    expect(faults.map(({ line, name, kind, cell }) => [line, name, kind, cell])).toEqual([
      [2, 'Banana', 'split-price', '4,99'],
      [4, 'Pão', 'split-price', '1,5'],
      [5, 'Uva', 'split-price', 'R$ 8,99'],
    ])
  })

  it('R61 whole prices beside a count are sold where they have their cents, or no comma separates', () => {
    expect(sold(read('nome,preço,estoque\nBanana,"4,99",10\nVinho,"40,00",12\n'))).toEqual([
      'banana 499 - - - 10',
      'vinho 4000 - - - 12',
    ])
    expect(sold(read('nome;preço;estoque\nVinho;40;12\n'))).toEqual(['vinho 4000 - - - 12'])
  })

  it('R61 what is sold for nothing; an offer for nothing is none', () => {
    const catalog = read('nome;preço;oferta\nA;0,00;\nB;R$ 0;\nC;5;0,00\nD;5;R$ -\n')
    expect(sold(catalog)).toEqual(['c 500 - - - -', 'd 500 - - - -'])
    expect(reported(catalog)).toEqual(['2 price-zero', '3 price-zero'])
  })

  it('R61 what is priced by the kilogram and sold by another weight', () => {
    const rows =
      'Frango;12,90;kg;2 kg\nBife;39,90/kg;;500 g\nFrios;3,99/100 g;;100 g\nArroz;28,90;pacote 5 kg;5,1 kg\nLeite;5,79;1 L;1,03 kg\nSal;2,19;1 kg;1,05 kg\nUva;9,90;kg;1 kg\n'
    const catalog = read(`nome;preço;unidade;peso\n${rows}`)
    expect(reported(catalog)).toEqual(['2 unit-conflict', '3 unit-conflict'])
    expect(sold(catalog)).toEqual([
      'frios 399 - 100 g 100 -',
      'arroz 2890 - pacote 5 kg 5100 -',
      'leite 579 - 1 L 1030 -',
      'sal 219 - 1 kg 1050 -',
      'uva 990 - 1 kg 1000 -',
    ])
  })

  it('R61 the price of another row, which stray quotes joined to a name', () => {
    const goods = ['Café;Bebidas;9,90;bom', 'Uva;Frutas;5,00;', 'Chá;Bebidas;3,00;', 'Mel;Outros;17;puro']
    const amounts: Record<string, number> = { Café: 990, Uva: 500, Chá: 300, Mel: 1700 }
    const quote = fc.record({ row: fc.nat(3), cell: fc.nat(3), isBefore: fc.boolean() })
    const stray = fc.array(quote, { minLength: 1, maxLength: 4 })
    const property = fc.property(fc.constantFrom(';', '\t'), stray, (separator, quotes) => {
      const rows = goods.map((row) => row.split(';'))
      for (const { row, cell, isBefore } of quotes)
        rows[row]?.splice(cell, 1, isBefore ? `"${rows[row]?.[cell]}` : `${rows[row]?.[cell]}"`)
      const text = [['nome', 'categoria', 'preço', 'obs'], ...rows].map((row) => row.join(separator))
      const parsed = parse(text.join('\n'))
      for (const { title, variants } of parsed.ok ? parsed.value.products : [])
        expect([title, variants[0]?.price.amount]).toEqual([title, amounts[title.replaceAll('"', '')]])
    })
    fc.assert(property, { numRuns: 1000 })
  })

  it('R61 notes behind the last column, which belong to no column', () => {
    expect(reported(read('nome;preço;\nA;1;ver com o Zé\nB;2;;\n'))).toEqual(['2 extra-cells'])
  })
})
