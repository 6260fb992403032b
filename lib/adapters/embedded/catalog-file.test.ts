import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { parseCatalog } from './catalog-file.ts'
import { prepareDatabase } from './prepare-database.ts'

const otherStore = new URL('../../../e2e/fixtures/other-store.json', import.meta.url)

function fileWith(product: object): object {
  const base = {
    handle: 'a',
    title: 'A',
    subtitle: '',
    description: '',
    collections: [],
    pictures: [],
    variants: [],
  }
  return { store: 's', collections: [], products: [{ ...base, ...product }] }
}

describe('parseCatalog', () => {
  it('reads the other store, and it can be served', async () => {
    const file = parseCatalog(JSON.parse(await readFile(otherStore, 'utf8')))
    const database = openDatabase(':memory:')
    prepareDatabase(database, file)
    expect(database.find('SELECT count(*) AS count FROM products')).toEqual({ count: 6 })
  })

  it('names what is wrong', () => {
    const variant = { title: 'x', priceCents: 1.5, weightGrams: 1, stock: null }
    expect(() => parseCatalog(fileWith({ variants: [variant] }))).toThrow(/priceCents/)
    expect(() => parseCatalog(fileWith({ collections: ['Nada'] }))).toThrow('a: no collection Nada')
    const twice = { ...variant, priceCents: 1 }
    expect(() => parseCatalog(fileWith({ variants: [twice, twice] }))).toThrow('two variants of one title')
    expect(() => parseCatalog(fileWith({ pictures: ['../secret'] }))).toThrow(/pictures/)
  })
})
