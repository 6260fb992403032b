import { expect, it } from 'vitest'
import { parse, read, reported } from './testing/parse-text.ts'

const named = (text: string) =>
  read(text).products.map(({ id, title, description }) => [id, title, description])

const table =
  'Produto;Descrição;Unid;Preço\n000123;FEIJÃO PRETO TP1 1KG;UN;8,90\n7891000100103;LEITE MOÇA 395G;UN;7,49\n;;;\nTOTAL;;;16,39\n'
const goods = [
  ['000123', 'FEIJÃO PRETO TP1 1KG', null],
  ['7891000100103', 'LEITE MOÇA 395G', null],
]

it('sells goods by their descriptions where a program has numbers for names', () => {
  expect(named(table)).toEqual(goods)
  const [first] = read(table).products
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
