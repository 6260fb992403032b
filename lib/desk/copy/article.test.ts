import { expect, it } from 'vitest'
import { sampleCatalog } from '../../adapters/embedded/seed.ts'
import { articleOf, inSentence } from './article.ts'

it.each([
  [
    'o',
    'Morango; Pão francês; Mamão; Feijão-preto; Café; Chá de hortelã; Leite; Kiwi; Mel; Açúcar; Pudim; Xampu',
  ],
  ['o', 'Atum; Filé; Tomate-cereja; Guaraná; Açaí; Cheiro-verde; Papel-toalha; Creme dental; Salsão; Arroz'],
  ['a', 'Maçã gala; Alface; Couve-flor; Vagem; Ração; Uva; Batata-doce; Goiabada; Baguete; Hortelã; Noz'],
  ['os', 'Ovos caipiras; Pimentões; Pães; Picolés; Limões; Pastéis; Amendoins; Brócolis ninja; Cafés'],
  ['as', 'Ostras frescas; Balas de banana; Fatias; Rações; Maçãs; Vagens; Nozes'],
  [undefined, 'Cookies; Lava-roupas; Limpa-vidros; 7 Belo; Gás; Snickers; Off'],
])('says %s of %s', (article, names) => {
  for (const name of names.split('; ')) expect([name, articleOf(name)?.article]).toEqual([name, article])
})

it('knows nearly all of a whole market, and keeps the capitals of brands', () => {
  const { products } = sampleCatalog()
  const unknown = products.filter(({ title }) => articleOf(title) === null).map(({ title }) => title)
  expect(unknown.length / products.length).toBeLessThan(0.05)
  expect(['Maçã gala', 'Coca-Cola 2 L', 'AdeS', 'Óleo'].map(inSentence)).toEqual([
    'maçã gala',
    'Coca-Cola 2 L',
    'AdeS',
    'óleo',
  ])
})
