import { describe, expect, it } from 'vitest'
import { readSampleCatalog } from '../../catalog/testing/sample-catalog.ts'
import { parseCatalog } from './catalog-file.ts'
import { generateCatalog } from './testing/generate-catalog.ts'

describe('generateCatalog', () => {
  it('is the same catalogue for the same count', () => {
    expect(generateCatalog(300)).toEqual(generateCatalog(300))
    expect(generateCatalog(300).products[0]).not.toEqual(generateCatalog(301).products[0])
  })

  it('keeps every rule of a catalogue file: handles and variants are unique, collections are known', () => {
    const file = { store: 'generated', ...generateCatalog(1000) }
    expect(parseCatalog(file).products).toHaveLength(1000)
  })

  it('is read whole by the shop, gaps included', async () => {
    const { snapshot, categories } = await readSampleCatalog(generateCatalog(700))
    expect(snapshot.products).toHaveLength(700)
    expect(categories.length).toBeGreaterThan(10)
    const { products } = snapshot
    expect(products.some(({ pictures }) => pictures.length === 0)).toBe(true)
    expect(products.some(({ description }) => description === null)).toBe(true)
    expect(products.some(({ purchasable }) => !purchasable)).toBe(true)
    expect(products.every(({ title }) => title === title.trim())).toBe(true)
    expect(products.flatMap(({ variants }) => variants).some(({ stock }) => stock === 0)).toBe(true)
  })
})
