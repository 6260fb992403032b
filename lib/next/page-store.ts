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
  /** Null also for a page that showed something that is no more. */
  readonly find: (key: string) => Promise<FoundPage | null>
  readonly save: (key: string, page: StoredPage) => Promise<void>
  /** Whether a document lies in memory, and is not known to be out of date. */
  readonly hasFresh: (pathname: string) => boolean
  /** A page to be sent as it is kept; null, or a promise of it, where Next has to be asked. */
  readonly findReady: (pathname: string) => PackedPage | null | Promise<PackedPage | null>
}

/** In which Next puts the tags of a page. */
export const cacheTagsHeader = 'x-next-cache-tags'

const mebibyte = 1024 * 1024
const maximumDiskBytes = 1024 * mebibyte
/** Made-up addresses push out only one another. */
const maximumMemoryOnlyBytes = 16 * mebibyte

type Places = {
  readonly files: PageFiles<PackedPage>
  /** For pages with more addresses than files are kept for. */
  readonly memoryOnly: PageFiles<PackedPage>
}

/** Pages do not age: each is kept until something that it showed is otherwise. */
export function createPageStore({ files, memoryOnly }: Places): PageStore {
  const placeOf = (pathname: string | undefined) => (isMemoryOnly(pathname) ? memoryOnly : files)

  function nameOf(key: string) {
    const { kind, pathname } = parsePageKey(key) ?? {}
    return { place: placeOf(pathname), name: pathname === undefined ? key : `${kind} ${pathname}` }
  }
  const documentOf = (pathname: string) => ({ place: placeOf(pathname), name: `APP_PAGE ${pathname}` })

  /** A promise where what the page showed has to be read. */
  function findCurrent({ place, name }: ReturnType<typeof nameOf>): ReturnType<PageStore['findReady']> {
    const page = place.find(name)
    if (!page) return null
    const answer = isCurrent(page.stamp)
    if (answer === null) return isStillCurrent(page.stamp).then((isStill) => (isStill ? page : null))
    return answer ? page : null
  }

  return {
    async find(key) {
      const page = await findCurrent(nameOf(key))
      // Next compares times; whether a page is out of date was looked at here.
      if (!page) return null
      const { value, cacheControl } = unpackPage(page)
      const lastModified = performance.timeOrigin + performance.now()
      return { value: { ...value, headers: confirmedHeaders(value) }, cacheControl, lastModified }
    },
    async save(key, page) {
      const stamp = stampOf(tagsOf(page.value))
      // Something changed meanwhile: the next visitor gets it rendered anew.
      if (!(await isStillCurrent(stamp))) return
      const { place, name } = nameOf(key)
      await place.save(name, await packPage(page, stamp, place.find(name)))
    },
    hasFresh(pathname) {
      const { place, name } = documentOf(pathname)
      const page = place.held(name)
      return page !== null && isCurrent(page.stamp) !== false
    },
    findReady: (pathname) => findCurrent(documentOf(pathname)),
  }
}

/** The headers of a page, with the time of the last reading as that of its prices. */
export function confirmedHeaders({ headers }: Value): Value['headers'] {
  const writtenAt = Number(headers?.[writtenAtHeader])
  if (!headers || Number.isNaN(writtenAt)) return headers
  return { ...headers, [writtenAtHeader]: String(Math.max(writtenAt, confirmedAt() ?? 0)) }
}

function tagsOf({ headers }: Value): readonly string[] {
  return String(headers?.[cacheTagsHeader] ?? '').split(',')
}

const opened = processSingleton('kept-pages', () => ({ pages: null as PageStore | null }))

/** The kept pages of this process, which serves the build whose `server` folder this is. */
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

/** Whether a whole page for this path (no query) lies ready. False also where that is not certain. */
export function hasFreshPage(requestPath: string): boolean {
  const pathname = keptPathname(requestPath)
  return pathname !== null && (opened.pages?.hasFresh(pathname) ?? false)
}

/** What is kept for this path (no query), or null (or a promise of it) where Next is to be asked. */
export function findReadyPage(requestPath: string): ReturnType<PageStore['findReady']> {
  const pathname = keptPathname(requestPath)
  return pathname === null ? null : (opened.pages?.findReady(pathname) ?? null)
}
