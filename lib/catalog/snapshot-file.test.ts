import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { productOf } from '../testing/sample-values.ts'
import type { CatalogSnapshot } from './snapshot.ts'
import { createSnapshotFile } from './snapshot-file.ts'

const snapshot: CatalogSnapshot = {
  products: [productOf({ title: 'Pão de Açúcar' })],
  collections: [],
  language: 'pt',
  readAt: '2026-01-02T00:00:00.000Z',
}

let directory: string
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'snapshot-')), 'not-there-yet')
})
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }))

describe('the snapshot file', () => {
  it('gives back what was saved, also to the next process', async () => {
    await createSnapshotFile({ directory, source: 'a' }).save(snapshot)
    expect(await createSnapshotFile({ directory, source: 'a' }).find()).toEqual(snapshot)
    expect(await readdir(directory)).toEqual(['catalog.snapshot'])
  })

  it('is nothing before the first save', async () => {
    expect(await createSnapshotFile({ directory, source: 'a' }).find()).toBeNull()
  })

  it("ignores another store's catalogue", async () => {
    await createSnapshotFile({ directory, source: 'a' }).save(snapshot)
    expect(await createSnapshotFile({ directory, source: 'b' }).find()).toBeNull()
  })

  it('R4 ignores a file that is corrupt, cut short or empty', async () => {
    const file = createSnapshotFile({ directory, source: 'a' })
    await file.save(snapshot)
    const name = join(directory, 'catalog.snapshot')
    const bytes = await readFile(name)
    for (const broken of [
      bytes.subarray(0, bytes.length / 2),
      Buffer.from('{}'),
      Buffer.alloc(0),
      serialize(null),
    ]) {
      await writeFile(name, broken)
      expect(await file.find()).toBeNull()
    }
  })

  it('gives back a catalogue of many parts, in its order', async () => {
    const products = Array.from({ length: 1201 }, (_, index) => productOf({ title: `Produto ${index}` }))
    await createSnapshotFile({ directory, source: 'a' }).save({ ...snapshot, products })
    expect(await createSnapshotFile({ directory, source: 'a' }).find()).toEqual({ ...snapshot, products })
  })

  it('ignores a file of another format', async () => {
    const file = createSnapshotFile({ directory, source: 'a' })
    const name = join(directory, 'catalog.snapshot')
    await mkdir(directory, { recursive: true })
    await writeFile(name, serialize({ version: 1, source: 'a', snapshot }))
    expect(await file.find()).toBeNull()
  })
})
