import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPageFiles, type StoredPage } from './page-files.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pages-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = (limits: { maximumDiskBytes?: number; maximumMemoryBytes?: number } = {}, namespace = 'one') =>
  openPageFiles({ directory, namespace, ...limits })
const pageOf = (value: unknown): StoredPage => ({ lastModified: 1, value, cacheControl: undefined })
const files = () => readdir(join(directory, 'one'))

describe('page files', () => {
  it('give back what was kept, with its buffers and maps, also to the next process', async () => {
    const page = pageOf({
      kind: 'APP_PAGE',
      html: '<p>pão</p>',
      rscData: Buffer.from([0, 255, 10]),
      segmentData: new Map([['/_tree', Buffer.from('árvore')]]),
      headers: { 'x-next-cache-tags': 'a,b' },
      status: undefined,
    })
    await open().save('/store', page)
    const found = await open().find('/store')
    expect(found).toEqual(page)
    const { rscData, segmentData } = (found?.value ?? {}) as {
      rscData?: Buffer
      segmentData?: Map<string, Buffer>
    }
    expect([Buffer.isBuffer(rscData), segmentData?.get('/_tree')?.toString()]).toEqual([true, 'árvore'])
  })

  it('know nothing of a page that was not kept', async () => {
    expect(await open().find('/store')).toBeNull()
  })

  it('keep the newest of a key', async () => {
    const pages = open()
    await pages.save('/', pageOf('old'))
    await pages.save('/', pageOf('new'))
    expect((await pages.find('/'))?.value).toBe('new')
    expect((await open().find('/'))?.value).toBe('new')
    expect(await files()).toHaveLength(1)
  })

  it('take any key, since its name is a hash', async () => {
    const pages = open()
    await pages.save('/../../etc/passwd\u0000', pageOf(1))
    expect(await files()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  it('R5 survive several writes of one key at the same time', async () => {
    const pages = open()
    const values = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(50_000))
    await Promise.all(values.map((value) => pages.save('/', pageOf(value))))
    expect(values).toContain((await open().find('/'))?.value)
    expect(await files()).toHaveLength(1)
  })

  it('remove the pages of another store, other settings or another build', async () => {
    await open({}, 'one').save('/', pageOf(1))
    const other = open({}, 'two')
    expect(await other.find('/')).toBeNull()
    expect(await readdir(directory)).toEqual(['two'])
  })

  it('remove what a crash left half written', async () => {
    await mkdir(join(directory, 'one'))
    await writeFile(join(directory, 'one', `${'0'.repeat(64)}.99.part`), 'half')
    open()
    expect(await files()).toEqual([])
  })

  it('take a corrupt or vanished file for no page, and write it anew', async () => {
    await open().save('/', pageOf(1))
    const [name = ''] = await files()
    await writeFile(join(directory, 'one', name), 'not a page')
    const pages = open()
    expect(await pages.find('/')).toBeNull()
    await pages.save('/', pageOf(2))
    expect((await open().find('/'))?.value).toBe(2)

    const later = open()
    await rm(join(directory, 'one', name))
    expect(await later.find('/')).toBeNull()
  })
})

describe('the bounds of page files', () => {
  const big = 'x'.repeat(1000)
  const found = async (pages: ReturnType<typeof open>, keys: readonly string[]) => {
    const present = []
    for (const key of keys) if (await pages.find(key)) present.push(key)
    return present
  }

  it('hold on disk: the least recently used page goes first', async () => {
    const pages = open({ maximumDiskBytes: 3500, maximumMemoryBytes: 0 })
    for (const key of ['a', 'b', 'c']) await pages.save(key, pageOf(big))
    await pages.find('a')
    await pages.save('d', pageOf(big))
    expect(await found(open(), ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd'])
    expect(await files()).toHaveLength(3)
  })

  it('hold over a restart: the oldest file goes first', async () => {
    const first = open()
    await first.save('a', pageOf(big))
    const [oldest = ''] = await files()
    await first.save('b', pageOf(big))
    await utimes(join(directory, 'one', oldest), 1, 1)
    const second = open({ maximumDiskBytes: 2500 })
    await second.save('c', pageOf(big))
    expect(await found(open(), ['a', 'b', 'c'])).toEqual(['b', 'c'])
  })

  it('count a page that is written again once', async () => {
    const pages = open({ maximumDiskBytes: 2500 })
    await pages.save('a', pageOf(big))
    for (let time = 0; time < 5; time += 1) await pages.save('b', pageOf(big))
    expect(await found(open(), ['a', 'b'])).toEqual(['a', 'b'])
  })

  it('hold in memory: what does not fit is read from its file', async () => {
    const pages = open({ maximumMemoryBytes: 2500 })
    for (const key of ['a', 'b', 'c']) await pages.save(key, pageOf(key + big))
    for (const name of await files()) await rm(join(directory, 'one', name))
    expect(await found(pages, ['a', 'b', 'c'])).toEqual(['b', 'c'])
  })

  it('serve from memory without touching the disk', async () => {
    const pages = open()
    await pages.save('a', pageOf(big))
    const [name = ''] = await files()
    expect((await readFile(join(directory, 'one', name))).length).toBeGreaterThan(1000)
    await rm(join(directory, 'one', name))
    expect((await pages.find('a'))?.value).toBe(big)
  })
})
