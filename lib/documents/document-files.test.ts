import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Catalog, indexCatalog } from '../catalog/snapshot.ts'
import { productOf } from '../testing/sample-values.ts'
import { catalogVersion } from './catalog-version.ts'
import { openDocumentFiles } from './document-files.ts'

let directory = ''
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(tmpdir(), 'documents-'))
})
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }))

function counted(text: string) {
  const calls = { count: 0 }
  return {
    calls,
    async *write() {
      calls.count += 1
      yield text
      yield '!'
    },
  }
}

describe('documents on disk', () => {
  it('are written once, however many ask at the same time and later', async () => {
    const files = openDocumentFiles(directory)
    const { calls, write } = counted('olá')
    const document = { name: 'feed', version: 'v1', write }
    const asked = await Promise.all([files.find(document), files.find(document), files.find(document)])
    expect(new Set([...asked, await files.find(document)]).size).toBe(1)
    expect([calls.count, fs.readFileSync(asked[0], 'utf8')]).toEqual([1, 'olá!'])
    // Another process finds them too.
    await openDocumentFiles(directory).find(document)
    expect(calls.count).toBe(1)
  })

  it('leave nothing of an older version, and other documents alone', async () => {
    const files = openDocumentFiles(directory)
    await files.find({ name: 'feed', version: 'v1', write: counted('a').write })
    await files.find({ name: 'sitemap', version: 'v1', write: counted('b').write })
    await files.find({ name: 'feed', version: 'v2', write: counted('c').write })
    expect(fs.readdirSync(directory).toSorted()).toEqual(['feed@v2', 'sitemap@v1'])
  })

  it('are never half of one: a writing that fails leaves no document, and the next one succeeds', async () => {
    const files = openDocumentFiles(directory)
    const broken = async function* () {
      yield 'half'
      throw new Error('broken')
    }
    await expect(files.find({ name: 'feed', version: 'v1', write: broken })).rejects.toThrow('broken')
    expect(fs.existsSync(path.join(directory, 'feed@v1'))).toBe(false)
    const file = await files.find({ name: 'feed', version: 'v1', write: counted('whole').write })
    expect(fs.readFileSync(file, 'utf8')).toBe('whole!')
  })
})

describe('the version of a catalogue', () => {
  const catalogOf = (title: string, readAt: string): Catalog =>
    indexCatalog({ products: [productOf({ title })], collections: [], language: null, readAt })

  it('is the same after a reading that found nothing new, and another after a change or under other settings', async () => {
    const first = await catalogVersion(catalogOf('Uva', '2026-01-01'), 'a')
    expect(await catalogVersion(catalogOf('Uva', '2026-01-02'), 'a')).toBe(first)
    expect(await catalogVersion(catalogOf('Pera', '2026-01-01'), 'a')).not.toBe(first)
    expect(await catalogVersion(catalogOf('Uva', '2026-01-01'), 'b')).not.toBe(first)
  })
})
