import fs from 'node:fs'
import path from 'node:path'
import { writtenAtHeader } from '../domain/offline-copies.ts'
import { getProcessEnvironment } from '../server/environment/environment.ts'
import { storefrontDigest } from '../server/environment/storefront-digest.ts'
import { keepInMemory, openPageFiles, type PageFiles } from '../server/files/page-files.ts'
import { memoryBytes, pageMemoryBytes } from '../server/memory-bytes.ts'
import { processSingleton } from '../server/process-singleton.ts'
import {
  isPackedPage,
  type PackedPage,
  packPage,
  type StoredPage,
  sizeOfPage,
  unpackPage,
  type Value,
} from './packed-page.ts'
import { isMemoryOnly, keptPathname, parsePageKey } from './page-key.ts'
import { confirmedAt, isCurrent, isStillCurrent, stampOf } from './shown-parts.ts'

type FoundPage = StoredPage & { readonly lastModified: number }

export type PageStore = {
  /** Returns null also for outdated pages. */
  readonly find: (key: string) => Promise<FoundPage | null>
  readonly save: (key: string, page: StoredPage) => Promise<void>
  readonly hasFresh: (pathname: string) => boolean
  /** Page ready to send; null, or a promise of it, passes to Next. */
  readonly findReady: (pathname: string) => PackedPage | null | Promise<PackedPage | null>
}

export const cacheTagsHeader = 'x-next-cache-tags'

const mebibyte = 1024 * 1024
const maximumDiskBytes = 1024 * mebibyte
/** Invented addresses evict only each other. */
const maximumMemoryOnlyBytes = 16 * mebibyte

type Places = {
  readonly files: PageFiles<PackedPage>
  readonly memoryOnly: PageFiles<PackedPage>
}

/** Keeps pages until something they show changes; they have no age. */
export function createPageStore({ files, memoryOnly }: Places): PageStore {
  const placeOf = (pathname: string | undefined) => (isMemoryOnly(pathname) ? memoryOnly : files)

  function nameOf(key: string) {
    const { kind, pathname } = parsePageKey(key) ?? {}
    return { place: placeOf(pathname), name: pathname === undefined ? key : `${kind} ${pathname}` }
  }
  const documentOf = (pathname: string) => ({ place: placeOf(pathname), name: `APP_PAGE ${pathname}` })

  /** Returns a promise when the page or shown parts must be read. */
  function findCurrent({ place, name }: ReturnType<typeof nameOf>): ReturnType<PageStore['findReady']> {
    const held = place.held(name)
    return held ? ifCurrent(held) : place.find(name).then((page) => page && ifCurrent(page))
  }

  function ifCurrent(page: PackedPage): ReturnType<PageStore['findReady']> {
    const answer = isCurrent(page.stamp)
    if (answer === null) return isStillCurrent(page.stamp).then((isStill) => (isStill ? page : null))
    return answer ? page : null
  }

  return {
    async find(key) {
      const page = await findCurrent(nameOf(key))
      if (!page) return null
      const { value, cacheControl } = unpackPage(page)
      const lastModified = performance.timeOrigin + performance.now()
      return { value: { ...value, headers: confirmedHeaders(value) }, cacheControl, lastModified }
    },
    async save(key, page) {
      const stamp = stampOf(tagsOf(page.value))
      // Changed meanwhile: the next visitor triggers a render.
      if (!(await isStillCurrent(stamp))) return
      const { place, name } = nameOf(key)
      await place.save(name, await packPage(page, stamp, await place.find(name)))
    },
    hasFresh(pathname) {
      const { place, name } = documentOf(pathname)
      const page = place.held(name)
      return page !== null && isCurrent(page.stamp) !== false
    },
    findReady: (pathname) => findCurrent(documentOf(pathname)),
  }
}

/** Dates a page by the last reading, which confirmed its prices. */
export function confirmedHeaders({ headers }: Value): Value['headers'] {
  const writtenAt = Number(headers?.[writtenAtHeader])
  if (!headers || Number.isNaN(writtenAt)) return headers
  return { ...headers, [writtenAtHeader]: String(Math.max(writtenAt, confirmedAt() ?? 0)) }
}

function tagsOf({ headers }: Value): readonly string[] {
  return String(headers?.[cacheTagsHeader] ?? '').split(',')
}

const opened = processSingleton('kept-pages', () => ({ pages: null as PageStore | null }))

export function openPageStore(serverDirectory: string): PageStore {
  opened.pages ??= createPageStore(openPlaces(serverDirectory))
  return opened.pages
}

function openPlaces(serverDirectory: string): Places {
  const environment = getProcessEnvironment()
  const buildId = fs.readFileSync(path.join(serverDirectory, '..', 'BUILD_ID'), 'utf8').trim()
  return {
    files: openPageFiles({
      directory: path.join(environment.dataDirectory, 'pages'),
      namespace: storefrontDigest(environment, buildId),
      isPage: isPackedPage,
      maximumDiskBytes,
      maximumMemoryBytes: pageMemoryBytes(memoryBytes()),
      sizeOf: sizeOfPage,
    }),
    memoryOnly: keepInMemory(maximumMemoryOnlyBytes, sizeOfPage),
  }
}

/** Checks for a current cached page (path without query); false when uncertain. */
export function hasFreshPage(requestPath: string): boolean {
  const pathname = keptPathname(requestPath)
  return pathname !== null && (opened.pages?.hasFresh(pathname) ?? false)
}

/** Finds the cached page (path without query); null, or a promise of it, passes to Next. */
export function findReadyPage(requestPath: string): ReturnType<PageStore['findReady']> {
  const pathname = keptPathname(requestPath)
  return pathname === null ? null : (opened.pages?.findReady(pathname) ?? null)
}
