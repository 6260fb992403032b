import { beforeEach, describe, expect, it } from 'vitest'
import { keepInMemory, openPageFiles } from '../server/files/page-files.ts'
import { newFolder } from '../testing/new-folder.ts'
import { isPackedPage, sizeOfPage } from './packed-page.ts'
import { createPageStore } from './page-store.ts'
import {
  definePart,
  expireVersions,
  isCurrent,
  publishVersion,
  readPart,
  stampOf,
  tagOf,
} from './shown-parts.ts'

const keyOf = (pathname: string) => `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname}`
const key = keyOf('/store')
const part = (word: string) => `said:${word}`
const say = (word: string, version: string) => publishVersion(part(word), version)

function pageOf(text: string, tags: readonly string[] = [tagOf(part('price'), 'monday')]) {
  const headers = { 'x-next-cache-tags': ['_N_T_/layout', ...tags].join(','), 'x-written-at': '1000' }
  const value = {
    kind: 'APP_PAGE',
    html: text,
    rscData: text,
    segmentData: new Map<string, string>(),
    headers,
  }
  return { value, cacheControl: { revalidate: 60, expire: 31_536_000 } }
}

/** Opened again it is another process on the same disk. */
function open(directory = newFolder()) {
  return createPageStore({
    files: openPageFiles({ directory, namespace: 'one', isPage: isPackedPage, sizeOf: sizeOfPage }),
    memoryOnly: keepInMemory(1_000_000, sizeOfPage),
  })
}
const textOf = async (pages: ReturnType<typeof open>, name = key) =>
  ((await pages.find(name))?.value as { html?: string } | undefined)?.html ?? null
const isReady = async (pages: ReturnType<typeof open>, path = '/store') =>
  (await pages.findReady(path)) !== null

beforeEach(() => {
  expireVersions('2026-11-25T12:00:00Z')
  say('price', 'monday')
})

describe('a kept page', () => {
  it.each(['/store', '/busca/uva'])(
    'R22 R33 is sent until what it showed is otherwise, and again once it is as it was: %s',
    async (path) => {
      const pages = open()
      await pages.save(keyOf(path), pageOf('a'))
      const state = async () => [
        await textOf(pages, keyOf(path)),
        pages.hasFresh(path),
        await isReady(pages, path),
      ]
      expect(await state()).toEqual(['a', true, true])
      say('price', 'tuesday')
      expect(await state()).toEqual([null, false, false])
      say('price', 'monday')
      expect(await state()).toEqual(['a', true, true])
      say('another price', 'tuesday')
      expect(await state()).toEqual(['a', true, true])
    },
  )

  it('R22 is not kept when something changed while it was rendered', async () => {
    const pages = open()
    await pages.save(key, pageOf('a', [tagOf(part('price'), 'monday'), tagOf(part('price'), 'tuesday')]))
    await pages.save(keyOf('/'), pageOf('a', [tagOf(part('price'), 'sunday')]))
    expect([await textOf(pages), await textOf(pages, keyOf('/'))]).toEqual([null, null])
  })

  it('R22 R33 carries over a restart what it showed, and is sent from its file', async () => {
    const directory = newFolder()
    await open(directory).save(key, pageOf('a'))
    const again = open(directory)
    expect([again.hasFresh('/store'), await isReady(again), await textOf(again)]).toEqual([false, true, 'a'])
    say('price', 'sunday')
    expect([await isReady(open(directory)), await textOf(open(directory))]).toEqual([false, null])
  })

  it('shows prices of the last reading: that is the time of it which it says', async () => {
    const pages = open()
    await pages.save(key, pageOf('a'))
    const { value } = (await pages.find(key)) ?? {}
    expect(value?.headers).toMatchObject({ 'x-written-at': String(Date.UTC(2026, 10, 25, 12)) })
  })
})

describe('what pages showed', () => {
  let said = 'a'
  let reads = 0
  const spoken = definePart('spoken', async (word: string) => {
    reads += 1
    if (said === '') throw new Error('nothing is said')
    return `${word} ${said}`
  })
  const stampOfPage = async (word = 'pão') => stampOf([(await readPart(spoken, [word])).tag])

  it('R22 is read anew once for each reading of the store, however many ask', async () => {
    const { isStillCurrent } = await import('./shown-parts.ts')
    const stamp = await stampOfPage()
    expect(isCurrent(stamp)).toBe(true)
    expireVersions()
    reads = 0
    expect(isCurrent(stamp)).toBeNull()
    const all = await Promise.all(Array.from({ length: 20 }, () => isStillCurrent(stamp)))
    expect([new Set(all), reads, isCurrent(stamp)]).toEqual([new Set([true]), 1, true])
    said = 'b'
    expireVersions()
    expect(await isStillCurrent(stamp)).toBe(false)
    said = ''
    expireVersions()
    expect(await isStillCurrent(stamp), 'it cannot be known').toBe(false)
    said = 'a'
    expireVersions()
    expect(await isStillCurrent(stamp)).toBe(true)
  })

  it('R22 is not said to be current by an answer that was on its way when something changed', async () => {
    const { isStillCurrent } = await import('./shown-parts.ts')
    const stamp = await stampOfPage()
    expireVersions()
    const asked = isStillCurrent(stamp)
    said = 'b'
    expireVersions()
    expect(await asked).toBe(false)
    said = 'a'
  })

  it('R22 expires with everything where its name is longer than a tag of Next', async () => {
    const { tag } = await readPart(spoken, ['x'.repeat(200)])
    expect(tag.length).toBeLessThan(256)
    expect(isCurrent(stampOf([tag]))).toBe(true)
    expireVersions()
    expect(isCurrent(stampOf([tag]))).toBe(false)
  })

  it('R22 of a kind that is not known yet is not taken for current', async () => {
    const { isStillCurrent } = await import('./shown-parts.ts')
    expect(await isStillCurrent([['unheard:', 'a']])).toBe(false)
  })
})

it.each([
  null,
  1,
  'text',
  {},
  { value: null },
  { value: {}, stamp: [] },
  { value: {}, stamp: {}, parts: null },
])('R23 %j is no kept page', (value) => expect(isPackedPage(value)).toBe(false))
