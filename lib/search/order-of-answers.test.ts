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

  it('has no strawberries for half a banana, though they come in a bandeja, and has them for that', async () => {
    const goods = [{ title: 'Morango', subtitle: 'bandeja com 300 g' }, { title: 'Banana-prata' }]
    expect((await searchIn(goods, 'ban')).titles).toEqual(['Banana-prata'])
    for (const query of ['band', 'bandeja'])
      expect((await searchIn(goods, query)).titles).toEqual(['Morango'])
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
})
