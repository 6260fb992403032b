import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { recordLog } from '../../testing/recorded-log.ts'
import { writeChecksummed } from './checksummed.ts'
import { openPageFiles } from './page-files.ts'

let directory: string
beforeEach(async () => {
  directory = newFolder()
})

const open = (limits: { maximumDiskBytes?: number; maximumMemoryBytes?: number } = {}, namespace = 'one') =>
  openPageFiles({ directory, namespace, isPage, ...limits })
type Page = { readonly value: unknown }
const isPage = (page: unknown): page is Page => typeof page === 'object' && page !== null && 'value' in page
const pageOf = (value: unknown): Page => ({ value })
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

  it('R23 are found beside what cannot be looked at, as a folder that another process removes just now', async () => {
    await open().save('/store', pageOf('kept'))
    await symlink(join(directory, 'nowhere'), join(directory, 'gone'))
    expect((await open().find('/store'))?.value).toBe('kept')
  })

  it('R23 leave other namespaces alone: another store, other settings, another build', async () => {
    const one = open({}, 'one')
    await one.save('/', pageOf(1))
    const two = open({}, 'two')
    expect(await two.find('/')).toBeNull()
    await two.save('/', pageOf(2))
    expect((await open({}, 'one').find('/'))?.value).toBe(1)
    expect((await open({}, 'two').find('/'))?.value).toBe(2)
  })

  it('R23 keep the namespaces that were entered last, and render anew what was taken from under them', async () => {
    const first = open({ maximumMemoryBytes: 0 }, 'n0')
    await first.save('/', pageOf(0))
    await first.save('/other', pageOf(0))
    for (let number = 0; number < 6; number += 1) {
      await open({}, `n${number}`).find('/')
      await utimes(join(directory, `n${number}`), number + 1, number + 1)
    }
    await open({}, 'n6').find('/')
    expect((await readdir(directory)).toSorted()).toEqual(['n3', 'n4', 'n5', 'n6'])
    expect(await first.find('/')).toBeNull()
    await first.save('/', pageOf('anew'))
    expect((await first.find('/'))?.value).toBe('anew')
  })

  it('R23 remove what a crash left half written, and nothing that another process writes now', async () => {
    await mkdir(join(directory, 'one'))
    const left = join(directory, 'one', `${'0'.repeat(64)}.aa.part`)
    await writeFile(left, 'half')
    await open().find('/')
    expect(await files()).toHaveLength(1)
    await utimes(left, 1, 1)
    await open().find('/')
    expect(await files()).toEqual([])
  })

  it('R23 are exactly what was kept or nothing, whatever bit is not as it was', async () => {
    await open().save('/', pageOf({ html: '<p>pão</p>'.repeat(100), rscData: Buffer.alloc(500) }))
    const [name = ''] = await files()
    const file = join(directory, 'one', name)
    const bytes = await readFile(file)
    for (let place = 0; place < 400; place += 1) {
      const byte = Math.floor((place * bytes.length) / 400)
      const broken = Buffer.from(bytes)
      broken.writeUInt8(broken.readUInt8(byte) ^ (1 << (place % 8)), byte)
      for (const content of [broken, bytes.subarray(0, byte)]) {
        await writeFile(file, content)
        expect(await open().find('/')).toBeNull()
      }
    }
  })

  it('R23 are none where the file is of another page, of another shape or no file at all', async () => {
    const pages = open()
    await pages.save('/a', pageOf('a'))
    await pages.save('/b', pageOf('b'))
    const names = await files()
    const [a = '', b = ''] = names.map((name) => join(directory, 'one', name))
    await copyFile(a, b)
    const found = [await open().find('/a'), await open().find('/b')]
    expect(found.filter((page) => page === null)).toHaveLength(1)

    await pages.save('/c', { other: true } as unknown as Page)
    expect(await open().find('/c')).toBeNull()
    for (const value of [{ kind: 'APP_PAGE' }, null, undefined, 7, []]) {
      await writeFile(a, writeChecksummed(value))
      await writeFile(b, writeChecksummed(value))
      expect([await open().find('/a'), await open().find('/b')]).toEqual([null, null])
      await pages.save('/a', pageOf('a'))
      await pages.save('/b', pageOf('b'))
    }

    await rm(a)
    await mkdir(join(a, 'deep'), { recursive: true })
    expect([await open().find('/a'), await open().find('/b')]).toContain(null)
    await pages.save('/a', pageOf('anew'))
    await pages.save('/b', pageOf('anew'))
    expect([(await open().find('/a'))?.value, (await open().find('/b'))?.value]).toEqual(['anew', 'anew'])
  })

  it('R23 wait for no pipe in the place of a file', async () => {
    await open().save('/', pageOf(1))
    const [file = ''] = (await files()).map((name) => join(directory, 'one', name))
    await rm(file)
    expect(spawnSync('mkfifo', [file]).status).toBe(0)
    expect([await open().find('/'), await files()]).toEqual([null, []])
  })

  it('R23 stay in memory where the disk takes nothing, say so once, and leave nothing half written', async () => {
    const said = recordLog()
    await writeFile(join(directory, 'file'), '')
    const pages = openPageFiles({ directory: join(directory, 'file'), namespace: 'one', isPage })
    for (let number = 0; number < 5; number += 1) await pages.save(`/${number}`, pageOf(number))
    expect((await pages.find('/3'))?.value).toBe(3)
    const code = expect.stringMatching(/^(ENOTDIR|EEXIST)$/)
    expect(said.lines()).toMatchObject([{ event: 'disk.write-failed', level: 'error', code }])
    expect(await readdir(directory)).toEqual(['file'])
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

  it('hold in memory: what does not fit is read from its file', async () => {
    const pages = open({ maximumMemoryBytes: 2500 })
    for (const key of ['a', 'b', 'c']) await pages.save(key, pageOf(key + big))
    for (const name of await files()) await rm(join(directory, 'one', name))
    expect(await found(pages, ['a', 'b', 'c'])).toEqual(['b', 'c'])
  })
})
