import { describe, expect, it } from 'vitest'
import { indexCatalog } from '../catalog/snapshot.ts'
import type { Collection, Product } from '../domain/product.ts'
import { productIdOf, productOf, variantOf } from '../testing/sample-values.ts'
import { searchCatalog } from './search-catalog.ts'
import { buildSearchIndex } from './search-index.ts'

const drinks = { id: 'drinks', title: 'Bebidas geladas', picture: null } as unknown as Collection

/** Titles and the correction for a query in a store of these products, listed in this order. */
async function searchIn(products: readonly Partial<Product>[], query: string) {
  const catalog = indexCatalog({
    products: products.map((product, order) => productOf({ id: productIdOf(order), order, ...product })),
    collections: [drinks],
    language: null,
    readAt: '',
  })
  const index = await buildSearchIndex(catalog.snapshot.products, catalog.snapshot.collections)
  const { products: found, correction, match } = searchCatalog({ index, catalog }, query)
  return { titles: found.map(({ title }) => title), correction, match }
}

describe('S62 the order of what is found', () => {
  it.each([
    ['title', { title: 'Bala Fini de goma' }],
    ['subtitle', { title: 'Bala de goma', subtitle: 'Fini 90 g' }],
    ['variants', { title: 'Bala de goma', variants: [variantOf({ title: 'Fini 90 g' })] }],
    ['category', { title: 'Fini de goma', collectionIds: [drinks.id] }],
  ])(
    'finds all words wherever they name a product, the last one as a beginning: %s',
    async (field, product) => {
      const query = field === 'category' ? 'fini gelad' : 'bala fin'
      const others = [{ title: 'Balança' }, { title: 'Bolacha fina de aveia' }, product]
      expect(await searchIn(others, query)).toEqual({
        titles: [product.title],
        correction: null,
        match: 'every',
      })
    },
  )

  it('has bananas for half of one before strawberries, though these come in a bandeja', async () => {
    const goods = [{ title: 'Morango', subtitle: 'bandeja com 300 g' }, { title: 'Banana-prata' }]
    expect((await searchIn(goods, 'ban')).titles).toEqual(['Banana-prata', 'Morango'])
  })

  it('has a product named by the words before those with another name of it', async () => {
    const named = { title: 'Farinha', subtitle: 'de macaxeira' }
    const { titles } = await searchIn([{ title: 'Mandioca' }, named], 'macaxeira')
    expect(titles).toEqual(['Farinha', 'Mandioca'])
  })

  it('has a product named by the words and nothing corrected, even where the correction is what most are called', async () => {
    const pastas = Array.from({ length: 9 }, (_, index) => ({ title: `Massa marca ${index}` }))
    const found = await searchIn([...pastas, { title: 'Pão', subtitle: 'Masse' }], 'masse')
    expect(found).toMatchObject({ titles: ['Pão'], correction: null })
  })

  it('corrects a word that stands elsewhere where the words together find nothing', async () => {
    const olives = { title: 'Azeitona Vale Fértil' }
    const found = await searchIn([olives, { title: 'Néctar Del Valle' }], 'nectar vale')
    expect(found).toEqual({ titles: ['Néctar Del Valle'], correction: 'nectar valle', match: 'every' })
  })

  it('finds nothing by a word that stands in descriptions alone, and does not correct it', async () => {
    const lettuce = { title: 'Alface roxa', description: '<p>Pontas cor de vinho.</p>' }
    const store = [lettuce, { title: 'Alface crespa' }, { title: 'Linho' }]
    expect(await searchIn(store, 'vinho')).toEqual({ titles: [], correction: null, match: 'every' })
    expect((await searchIn(store, 'alface vinho')).titles).toEqual(['Alface roxa'])
  })

  it('has names that begin with half a word behind those that have it in the subtitle with the other words', async () => {
    const drinks = [
      { title: 'Energético', subtitle: 'Red Bull 250 ml' },
      { title: 'Bebida', brand: 'Red Bull' },
    ]
    const others = [{ title: 'Bulbo de açafrão' }, { title: 'Bulion' }, { title: 'Red velvet, torta' }]
    for (const query of ['red b', 'red bul', 'redbul', 'red bull', 'bull red']) {
      const found = await searchIn([...others, ...drinks], query)
      const expected = [query, ['Bebida', 'Energético'], 'every']
      expect([query, found.titles.toSorted(), found.match]).toEqual(expected)
    }
  })

  it('has a word before those that it begins', async () => {
    const goods = [{ title: 'Maçaroca Serra' }, { title: 'Vinagre de maçã', subtitle: 'Serra' }]
    expect((await searchIn(goods, 'serra maca')).titles).toEqual(['Vinagre de maçã', 'Maçaroca Serra'])
  })

  it.each(['7days', '7 days', '7 Days croissant', 'croissant 7day', 'CROISSANT 7 da'])(
    'finds words and digits however they are spaced: %s',
    async (query) => {
      const goods = ['7 Days Croissant', 'Croissant 7DAYS double', '7days croissant'].map((title) => ({
        title,
      }))
      expect((await searchIn([{ title: 'Croissant' }, ...goods], query)).titles).toHaveLength(3)
    },
  )

  it.each([
    ['CERV SKOL LT 350ML', 'cerveja', 'cerveja lata', 'cerv skol', 'breja', 'cervej'],
    ['Queijo muçarela', 'qjo muss', 'qj mus', 'mussarela'],
    ['QJO MUSS FAT KG', 'queijo mussarela', 'queijo muçarela fatiado', 'qjo muss', 'mozarela'],
    ['AGUA MIN C/GAS 500ML', 'agua com gas', 'agua mineral', 'agua 500 ml'],
    ['DET LIQ YPE', 'detergente', 'detergente ype', 'det liq'],
    ['SAB PO OMO 800G', 'sabão em pó', 'sab omo', 'sabonete'],
    ['PTO FGO CONG 1K', 'peito de frango congelado', 'frango 1kg', 'fgo cong'],
    ['DESINFET PINHO SOL', 'desinfetante', 'desinfetante pinho sol', 'pinho sol'],
    ['LTE COND MOCA', 'leite condensado', 'lte moca', 'leite'],
    ['FEIJ PTO T1 S/LAC', 'feijão preto', 'feijao tipo 1', 'feijão sem lactose'],
  ])('finds a name as tills print it by its words and by itself: %s', async (title, ...queries) => {
    const others = [{ title: 'Cereja' }, { title: 'Macarrão' }, { title: 'Desidratado' }]
    for (const query of queries) {
      const { titles, correction, match } = await searchIn([...others, { title }], query)
      expect([query, titles, correction, match]).toEqual([query, [title], null, 'every'])
    }
  })

  it.each(['kitkat', 'kit kat', 'kitka', 'Kit-Kat'])('finds words in one or in two: %s', async (query) => {
    const goods = [{ title: 'Chocolate Kit Kat' }, { title: 'KitKat branco' }, { title: 'Kit de chá' }]
    expect((await searchIn(goods, query)).titles).toHaveLength(2)
  })

  it.each([
    '7891000100103',
    'cód. AB-12/3',
    'EAN 7891000100103',
    '789 1000 100103',
    'AB-12/3',
    'ab123',
    '"7891000100103"',
    '51',
  ])('has what has a code before what is called so: %s', async (query) => {
    const coded = { title: 'Arroz', codes: ['07891000100103', 'ab 12.3', '51'] }
    expect((await searchIn([{ title: 'Cachaça 51' }, coded], query)).titles[0]).toBe('Arroz')
  })
})
