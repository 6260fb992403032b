import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { mountSmallDisk } from '../server/database/testing/small-disk.ts'
import { newFolder } from '../testing/new-folder.ts'
import { openDocumentFiles } from './document-files.ts'

const disk = mountSmallDisk()
afterAll(() => disk?.remove())

let directory = ''
beforeEach(() => {
  directory = newFolder()
})

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
    expect([calls.count, fs.readFileSync(asked[0] ?? '', 'utf8')]).toEqual([1, 'olá!'])
    // Another process finds them too.
    await openDocumentFiles(directory).find(document)
    expect(calls.count).toBe(1)
  })

  it('R23 keep a few versions, for shops and releases that share the folder, and other documents', async () => {
    const files = openDocumentFiles(directory)
    await files.find({ name: 'sitemap', version: 'v1', write: counted('b').write })
    for (let version = 1; version <= 6; version += 1) {
      const file = await files.find({ name: 'feed', version: `v${version}`, write: counted('a').write })
      fs.utimesSync(file ?? '', version, version)
    }
    const names = fs.readdirSync(directory).map((name) => name.split('.')[0])
    expect(names.toSorted()).toEqual(['feed@v3', 'feed@v4', 'feed@v5', 'feed@v6', 'sitemap@v1'])
  })

  it('R23 are written anew where a bit is not as it was, or the file is no file', async () => {
    const document = { name: 'feed', version: 'v1', write: counted('whole').write }
    const file = (await openDocumentFiles(directory).find(document)) ?? ''
    const breakages = [
      () => fs.writeFileSync(file, 'whoke!'),
      () => fs.truncateSync(file, 2),
      () => {
        fs.rmSync(file)
        fs.mkdirSync(path.join(file, 'x'), { recursive: true })
      },
    ]
    for (const breakIt of breakages) {
      breakIt()
      const found = await openDocumentFiles(directory).find(document)
      expect(fs.readFileSync(found ?? '', 'utf8')).toBe('whole!')
    }
  })

  it('R23 are none on a disk that takes only the beginning of one', async ({ skip }) => {
    skip(!disk, 'this user may not mount a disk')
    const files = openDocumentFiles(path.join(disk?.folder ?? '', 'documents'))
    const larger = { name: 'feed', version: 'v1', write: counted('x'.repeat(600_000)).write }
    const one = { ...larger, version: 'v2', write: () => Readable.from(['x'.repeat(600_000)]) }
    expect([await files.find(larger), await files.find(one)]).toEqual([null, null])
    const file = await files.find({ name: 'feed', version: 'v3', write: counted('fits').write })
    expect(fs.readFileSync(file ?? '', 'utf8')).toBe('fits!')
  })
})
