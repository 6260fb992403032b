import { expect, it } from 'vitest'
import { sampleCatalog } from '../adapters/embedded/seed.ts'
import { buildSearchIndex } from '../search/search-index.ts'
import { searchTilesOf } from './search-tiles.ts'
import { readSampleCatalog } from './testing/sample-catalog.ts'

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
