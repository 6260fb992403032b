import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const fileOf = async () => join(directory, (await readdir(directory))[0] ?? '')

describe('the snapshot file', () => {
  it('gives back what was saved, also to the next process', async () => {
    await createSnapshotFile({ directory, source: 'a' }).save(snapshot)
    expect(await createSnapshotFile({ directory, source: 'a' }).find()).toEqual(snapshot)
    expect(await readdir(directory)).toEqual([expect.stringMatching(/^catalog-[0-9a-f]{12}\.snapshot$/)])
  })

  it("ignores another store's catalogue", async () => {
    await createSnapshotFile({ directory, source: 'a' }).save(snapshot)
    expect(await createSnapshotFile({ directory, source: 'b' }).find()).toBeNull()
  })

  it('R23 of two stores that share a folder are both kept', async () => {
    const other = { ...snapshot, language: 'en' }
    await createSnapshotFile({ directory, source: 'a' }).save(snapshot)
    await createSnapshotFile({ directory, source: 'b' }).save(other)
    await createSnapshotFile({ directory, source: 'a' }).save(snapshot)
    expect(await createSnapshotFile({ directory, source: 'b' }).find()).toEqual(other)
    for (let number = 0; number < 6; number += 1) {
      await createSnapshotFile({ directory, source: String(number) }).save(snapshot)
    }
    expect(await readdir(directory)).toHaveLength(4)
  })

  it('R23 gives back exactly what was saved or nothing, whatever bit is not as it was', async () => {
    const file = createSnapshotFile({ directory, source: 'a' })
    const products = Array.from({ length: 40 }, (_, index) => productOf({ title: `Produto ${index}` }))
    await file.save({ ...snapshot, products })
    const name = await fileOf()
    const bytes = await readFile(name)
    let found = 0
    for (let place = 0; place < 600; place += 1) {
      const broken = Buffer.from(bytes)
      const byte = Math.floor((place * bytes.length) / 600)
      broken.writeUInt8(broken.readUInt8(byte) ^ (1 << (place % 8)), byte)
      await writeFile(name, broken)
      if ((await file.find()) !== null) found += 1
      await writeFile(name, bytes.subarray(0, byte))
      if ((await file.find()) !== null) found += 1
    }
    expect(found).toBe(0)
    await writeFile(name, bytes)
    expect(await file.find()).toEqual({ ...snapshot, products })
  })

  it('R23 is none where a folder stands in its place, and takes that place', async () => {
    const file = createSnapshotFile({ directory, source: 'a' })
    await file.save(snapshot)
    const name = await fileOf()
    await rm(name)
    await mkdir(join(name, 'x'), { recursive: true })
    expect(await file.find()).toBeNull()
    await file.save(snapshot)
    expect(await file.find()).toEqual(snapshot)
  })
})
