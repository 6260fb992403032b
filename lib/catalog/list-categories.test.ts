import { describe, expect, it } from 'vitest'
import { sampleCatalog } from '../adapters/embedded/seed.ts'
import { buildSearchIndex } from '../search/search-index.ts'
import { productOf } from '../testing/sample-values.ts'
import { categoryPageOf, categoryRowOf, homeTilesOf, searchTilesOf } from './list-categories.ts'
import { readSampleCatalog } from './testing/sample-catalog.ts'

const specified = ['Frutas', 'Verduras', 'Laticínios', 'Padaria']

const categoryOf = (title: string, picture: string | null = null, ...pictures: readonly string[]) => ({
  slug: title.toLowerCase(),
  title,
  picture,
  products: [productOf(), productOf({ pictures })],
})
const named = (...titles: readonly string[]) => titles.map((title) => categoryOf(title))
const many = (count: number) => named(...Array.from({ length: count }, (_, index) => `seção-${index + 1}`))
const titlesOf = (links: readonly { readonly title: string }[]) => links.map(({ title }) => title)

describe('the tiles of the home page', () => {
  it("begin with the specification's four over the sample store, with the pictures it has always had", async () => {
    const { categories } = await readSampleCatalog()
    expect(homeTilesOf(categories, specified).slice(0, 4)).toEqual([
      { title: 'Frutas', path: '/categoria/frutas', picture: '/pictures/maca.webp' },
      { title: 'Verduras', path: '/categoria/verduras', picture: '/pictures/alface-crespa.webp' },
      { title: 'Laticínios', path: '/categoria/laticinios', picture: '/pictures/queijo-colonial.webp' },
      { title: 'Padaria', path: '/categoria/padaria', picture: '/pictures/pao-frances.webp' },
    ])
  })

  it("are the store's own first eleven where it has none of those", () => {
    const store = many(500)
    expect(titlesOf(homeTilesOf(store, specified))).toEqual(titlesOf(store).slice(0, 11))
  })

  it("show the collection's picture, else that of its first product that has one, else none", () => {
    const store = [
      categoryOf('Hierbas', 'https://a.example/hierbas.jpg', 'https://a.example/menta.jpg'),
      categoryOf('Aceites', null, 'https://a.example/oliva.jpg', 'https://a.example/coco.jpg'),
      categoryOf('Velas'),
    ]
    expect(homeTilesOf(store, specified).map(({ picture }) => picture)).toEqual([
      'https://a.example/hierbas.jpg',
      'https://a.example/oliva.jpg',
      null,
    ])
  })
})

describe('the row of categories', () => {
  it('holds the first twelve of hundreds, and the one the page is of before them', () => {
    const store = many(500)
    const first = titlesOf(store).slice(0, 12)
    expect(titlesOf(categoryRowOf(store, null).categories)).toEqual(first)
    expect(titlesOf(categoryRowOf(store, 'seção-7').categories)).toEqual(first)
    const far = categoryRowOf(store, 'seção-400')
    expect(titlesOf(far.categories)).toEqual(['seção-400', ...first.slice(0, 11)])
    expect(far.current).toBe('seção-400')
  })
})

describe('the list of all categories', () => {
  it('has hundreds on pages that hold every one of them once, in order', () => {
    const store = many(500)
    const pages = [1, 2, 3, 4, 5, 6].map((page) => categoryPageOf(store, page))
    expect(pages.flatMap((page) => titlesOf(page?.categories ?? []))).toEqual(titlesOf(store))
    expect(pages[0]).toMatchObject({ page: 1, pageCount: 6, categoryCount: 500 })
    expect(pages[0]?.categories).toHaveLength(96)
  })
})

it('a store without categories has a tile for what it sells, and none for what it does not', async () => {
  const products = sampleCatalog().products.map((product) => ({ ...product, collections: [] }))
  const catalog = await readSampleCatalog({ collections: [], products })
  const index = await buildSearchIndex(catalog.snapshot.products, catalog.snapshot.collections)
  const tiles = searchTilesOf({ catalog, index }, ['Queijo', 'Bicicletas', 'Banana'])
  expect(tiles).toEqual([
    { title: 'Queijo', path: '/busca/Queijo', picture: expect.stringContaining('/pictures/queijo') },
    { title: 'Banana', path: '/busca/Banana', picture: expect.stringContaining('/pictures/banana') },
  ])
})
