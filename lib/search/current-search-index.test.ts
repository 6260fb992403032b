import { describe, expect, it } from 'vitest'
import { type Catalog, indexCatalog } from '../catalog/snapshot.ts'
import { productIdOf, productOf, variantOf } from '../testing/sample-values.ts'
import { createCatalogSearch } from './get-search.ts'
import { searchCatalog } from './search-catalog.ts'

const catalogOf = (...titles: readonly string[]): Catalog =>
  indexCatalog({
    products: titles.map((title, index) => productOf({ id: productIdOf(index), title })),
    collections: [],
    language: null,
    readAt: '',
  })

function open() {
  const events: string[] = []
  const search = createCatalogSearch({
    onReplaced: () => void events.push('replaced'),
    onFailure: (error) => void events.push(String(error)),
  })
  return { search, events }
}

async function titlesIn(search: ReturnType<typeof open>['search'], catalog: Catalog, query: string) {
  const index = await search.current()
  return index ? searchCatalog({ index, catalog }, query).products.map(({ title }) => title) : null
}

describe('the search of a catalogue that changes', () => {
  it('knows nothing before the first reading, and waits for the first index', async () => {
    const { search, events } = open()
    expect(await search.current()).toBeNull()
    const catalog = catalogOf('Banana')
    search.update(catalog)
    expect(await titlesIn(search, catalog, 'banana')).toEqual(['Banana'])
    expect(events).toEqual([])
  })

  it('answers from the old index until the new one is complete, then reports that it was replaced', async () => {
    const { search, events } = open()
    search.update(catalogOf('Banana'))
    const old = await search.current()
    const catalog = catalogOf('Banana', 'Abacaxi')
    search.update(catalog)
    expect(await search.current()).toBe(old)
    await expect.poll(() => events).toEqual(['replaced'])
    expect(await titlesIn(search, catalog, 'abacaxi')).toEqual(['Abacaxi'])
  })

  it('is not built anew when only prices or stock differ', async () => {
    const { search, events } = open()
    const catalog = catalogOf('Banana')
    search.update(catalog)
    const index = await search.current()
    const [banana] = catalog.snapshot.products
    const sold = { ...productOf(banana), variants: [variantOf({ stock: 0 })] }
    search.update(indexCatalog({ ...catalog.snapshot, products: [sold] }))
    expect(await search.current()).toBe(index)
    // A build for the price would be reported before the one for what comes next.
    const next = catalogOf('Banana', 'Abacaxi')
    search.update(next)
    await expect.poll(() => titlesIn(search, next, 'abacaxi')).toEqual(['Abacaxi'])
    expect(events).toEqual(['replaced'])
  })

  it('builds only the last of the readings that came meanwhile', async () => {
    const { search, events } = open()
    search.update(catalogOf('Banana'))
    await search.current()
    for (const title of ['Abacaxi', 'Caju', 'Manga']) search.update(catalogOf(title))
    await expect.poll(() => titlesIn(search, catalogOf('Manga'), 'manga')).toEqual(['Manga'])
    expect(events.length).toBeLessThanOrEqual(2)
  })

  it('keeps the old index when a build fails', async () => {
    const { search, events } = open()
    search.update(catalogOf('Banana'))
    const index = await search.current()
    search.update({
      ...catalogOf('x'),
      snapshot: { products: [null], collections: [] },
    } as unknown as Catalog)
    await expect.poll(() => events).toEqual([expect.stringContaining('TypeError')])
    expect(await search.current()).toBe(index)
  })
})
