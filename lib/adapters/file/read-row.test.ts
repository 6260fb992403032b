import { expect, it } from 'vitest'
import { read } from './testing/parse-text.ts'

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
