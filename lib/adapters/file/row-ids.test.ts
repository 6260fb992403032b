import { describe, expect, it } from 'vitest'
import { read, reported } from './testing/parse-text.ts'

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
