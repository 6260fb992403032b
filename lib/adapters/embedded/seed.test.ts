import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { catalogRevision } from '../../catalog/catalog-revision.ts'
import { readSampleCatalog } from '../../catalog/testing/sample-catalog.ts'
import { openDatabase } from '../../server/database/database.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { sampleCatalog, seedDatabase } from './seed.ts'

const pictures = new URL('../../../public/pictures/', import.meta.url)

describe('the shipped catalogue', () => {
  it('is the same catalogue on every machine: another revision means that its goods were changed', async () => {
    const { snapshot } = await readSampleCatalog()
    expect(await catalogRevision(snapshot)).toBe('aceb9762ee0a2d2d')
  })

  it('has the file of every picture it names', () => {
    const names = [
      ...sampleCatalog().collections.map((collection) => collection.picture),
      ...sampleCatalog().products.flatMap((product) => [
        ...product.pictures,
        ...product.variants.map((variant) => variant.picture),
      ]),
    ].filter((name) => name !== undefined)
    const missing = [...new Set(names)].filter((name) => !existsSync(new URL(`${name}.webp`, pictures)))
    expect(missing).toEqual([])
  })

  it('is written to a new file by one statement for each row', () => {
    const database = openDatabase(newFolder())
    const run = vi.spyOn(database, 'run')
    seedDatabase(database)
    const { products, collections } = sampleCatalog()
    const rows = collections.length + products.length + products.flatMap(({ variants }) => variants).length
    expect(run.mock.calls.length).toBeLessThan(rows + 20)
    database.close()
  })
})
