import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageFiles } from '../server/files/page-files.ts'
import { createCachedPages, isCachedPage } from './cached-pages.ts'
import type { CachedPage } from './compressed-pages.ts'
import { currentTagVersions, publishTagVersion } from './tag-versions.ts'

const keyOf = (pathname: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname}`
const key = keyOf('/store')
const pageOf = (text: string, tags = '_N_T_/layout,catalog') => ({
  value: { text, headers: { 'x-next-cache-tags': tags } },
  cacheControl: { revalidate: 60, expire: 31_536_000 },
})

/** Files that outlive the process which wrote them. */
function open(disk = new Map<string, CachedPage>()) {
  const files: PageFiles<CachedPage> = {
    find: async (name) => disk.get(name) ?? null,
    has: (name) => disk.has(name),
    save: async (name, page) => void disk.set(name, page),
  }
  return createCachedPages(() => files)
}

const textOf = async (pages: ReturnType<typeof open>, name = key) =>
  ((await pages.find(name))?.value as { text?: string } | undefined)?.text ?? null

beforeEach(() => publishTagVersion('catalog', 'monday'))
afterEach(() => vi.useRealTimers())

describe('a kept page', () => {
  it('R22 is served until what it was rendered from is no more', async () => {
    const pages = open()
    await pages.save(key, pageOf('a'), currentTagVersions())
    expect([await textOf(pages), pages.hasFresh('/store')]).toEqual(['a', true])
    publishTagVersion('catalog', 'tuesday')
    expect([await textOf(pages), pages.hasFresh('/store')]).toEqual([null, false])
    publishTagVersion('catalog', 'monday')
    expect(await textOf(pages), 'a catalogue that is as it was').toBe('a')
  })

  it('R22 is not kept when something changed while it was rendered', async () => {
    const pages = open()
    const before = currentTagVersions()
    publishTagVersion('catalog', 'tuesday')
    await pages.save(key, pageOf('of monday or of tuesday'), before)
    expect(await textOf(pages)).toBeNull()
  })

  it('R22 does not become new by being kept again, as Next does when it could not render a newer one', async () => {
    const pages = open()
    await pages.save(key, pageOf('a'), currentTagVersions())
    const found = await pages.find(key)
    publishTagVersion('catalog', 'tuesday')
    await pages.save(
      key,
      { value: found?.value ?? {}, cacheControl: { revalidate: 3 } },
      currentTagVersions(),
    )
    expect(await textOf(pages)).toBeNull()
  })

  it('R22 carries over a restart what it was rendered from', async () => {
    const disk = new Map<string, CachedPage>()
    await open(disk).save(key, pageOf('a'), currentTagVersions())
    expect(await textOf(open(disk))).toBe('a')
    publishTagVersion('catalog', 'sunday')
    expect(await textOf(open(disk)), 'an older catalogue').toBeNull()
  })

  it('R22 of an earlier run is never called fresh: whose clock says when it was kept?', async () => {
    const disk = new Map<string, CachedPage>()
    await open(disk).save(key, pageOf('a'), currentTagVersions())
    const ahead = performance.timeOrigin + performance.now() + 3_600_000
    for (const [name, page] of disk) disk.set(name, { ...page, run: 'earlier', savedAt: ahead })
    const pages = open(disk)
    const found = await pages.find(key)
    expect((found?.lastModified ?? 0) + 60_000).toBeLessThan(performance.timeOrigin + performance.now())
    expect(pages.hasFresh('/store')).toBe(false)
  })

  it('keeps nobody waiting for its age alone, however long nobody came', async () => {
    const pages = open()
    const even = vi.spyOn(performance, 'now')
    await pages.save(key, pageOf('a'), currentTagVersions())
    even.mockReturnValue(performance.now() + 10 * 31_536_000_000)
    const { lastModified = 0 } = (await pages.find(key)) ?? {}
    const age = performance.timeOrigin + performance.now() - lastModified
    even.mockRestore()
    expect([age > 60_000, age < 61_000]).toEqual([true, true])
  })

  it('R22 ages evenly, whatever happens to the time of day', async () => {
    const pages = open()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    await pages.save(key, pageOf('a'), currentTagVersions())
    vi.setSystemTime(Date.now() - 7_200_000)
    const { lastModified = 0 } = (await pages.find(key)) ?? {}
    expect(Math.abs(performance.timeOrigin + performance.now() - lastModified)).toBeLessThan(60_000)
    expect(pages.hasFresh('/store')).toBe(true)
  })

  it('is served as it is while nothing is known at all of what it stands on', async () => {
    const pages = open()
    await pages.save(key, pageOf('a', 'never-published'), currentTagVersions())
    expect(await textOf(pages)).toBe('a')
    publishTagVersion('never-published', 'now it is')
    expect(await textOf(pages)).toBeNull()
  })

  it('is fresh for its lifetime, as a document, and while it is kept', async () => {
    const disk = new Map<string, CachedPage>()
    const pages = open(disk)
    await pages.save(keyOf('/old'), { ...pageOf('a'), cacheControl: { revalidate: 0 } }, currentTagVersions())
    await pages.save(
      keyOf('/legal'),
      { ...pageOf('a', ''), cacheControl: { revalidate: false } },
      currentTagVersions(),
    )
    await pages.save(key.replace('APP_PAGE', 'APP_ROUTE'), pageOf('a'), currentTagVersions())
    await pages.save(keyOf('/busca/uva'), pageOf('a'), currentTagVersions())
    const fresh = () => ['/old', '/legal', '/store', '/busca/uva'].filter(pages.hasFresh)
    expect(fresh()).toEqual(['/legal', '/busca/uva'])
    disk.clear()
    expect(fresh()).toEqual(['/busca/uva'])
  })
})

describe('a page that is ready to be sent', () => {
  const wholePage = (revalidate: number | false = 60) => ({
    value: {
      kind: 'APP_PAGE',
      html: '<p>a</p>',
      rscData: 'a',
      segmentData: new Map<string, string>(),
      headers: { 'x-next-cache-tags': 'catalog' },
    },
    cacheControl: { revalidate, expire: 360 },
  })
  const openReady = async (name = key, revalidate: number | false = 60) => {
    const pages = createCachedPages((memory) => ({
      find: async (asked) => memory.find(asked),
      has: memory.has,
      save: async (asked, page) => memory.save(asked, page, 1000),
    }))
    await pages.save(name, wholePage(revalidate), currentTagVersions())
    return pages
  }

  it.each(['/store', '/busca/uva'])(
    'R22 is sent until what it was rendered from is no more: %s',
    async (path) => {
      const pages = await openReady(keyOf(path))
      await expect.poll(() => pages.findReady(path)?.isFresh).toBe(true)
      publishTagVersion('catalog', 'tuesday')
      expect(pages.findReady(path)).toBeNull()
      await pages.save(keyOf(path), wholePage(), currentTagVersions())
      await expect.poll(() => pages.findReady(path)?.isFresh).toBe(true)
    },
  )

  it('R33 is left to one visitor once it is stale, and sent to the others as it is', async () => {
    const pages = await openReady()
    await expect.poll(() => pages.findReady('/store')?.isFresh).toBe(true)
    const even = vi.spyOn(performance, 'now')
    const later = (seconds: number) => even.mockReturnValue(started + seconds * 1000)
    const started = performance.now()
    const asked = () => Array.from({ length: 5 }, () => pages.findReady('/store')?.isFresh ?? null)
    later(61)
    expect(asked()).toEqual([null, false, false, false, false])
    later(64)
    expect(asked(), 'the first one came to nothing').toEqual([null, false, false, false, false])
    await pages.save(key, wholePage(), currentTagVersions())
    await expect.poll(() => pages.findReady('/store')?.isFresh).toBe(true)
    even.mockRestore()
  })

  it('is none of another path, nor one that nobody has kept in this run', async () => {
    const pages = await openReady()
    await expect.poll(() => pages.findReady('/store')).not.toBeNull()
    expect([pages.findReady('/'), pages.findReady('/store/'), pages.findReady('')]).toEqual([
      null,
      null,
      null,
    ])
    const disk = new Map<string, CachedPage>()
    await open(disk).save(key, wholePage(), currentTagVersions())
    const next = open(disk)
    await next.find(key)
    expect(next.findReady('/store')).toBeNull()
  })
})

it.each([
  null,
  1,
  'text',
  {},
  { value: null },
  { value: {}, stamp: [] },
  { value: {}, stamp: {}, run: '', savedAt: 1 },
])('R23 %j is no kept page', (value) => expect(isCachedPage(value)).toBe(false))
