import { generateETag } from 'next/dist/server/lib/etag.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { type CompressedPart, packPart, sizeOf, unpackPart } from '../server/compressed-part.ts'
import { createBoundedMap } from '../server/files/bounded-map.ts'
import type { PageMemory } from '../server/files/page-files.ts'
import { weakEtag } from './page-caching.ts'
import type { Stamp } from './tag-versions.ts'

export type Value = { readonly headers?: Readonly<Record<string, unknown>> | undefined }

/** Seconds; `false` is for good. */
export type CacheControl = { readonly revalidate: number | false; readonly expire?: number | undefined }

export type CachedPage = {
  readonly value: Value
  readonly cacheControl: CacheControl | undefined
  readonly stamp: Stamp
  /** The process that kept it, and when by the clock of that process (ms). No other clock is compared with it. */
  readonly run: string
  readonly savedAt: number
}

export type PagePart = {
  /** As Next would write it. */
  readonly etag: string
  readonly packed: CompressedPart
}

/** A whole page ready to be sent: its document, the data of the router, and the segments that are prefetched. */
export type CompressedPage = {
  /** All but the bytes. */
  readonly page: CachedPage
  readonly document: PagePart
  readonly data: PagePart
  readonly segments: ReadonlyMap<string, PagePart>
}

type WholePage = IncrementalCachedAppPageValue & {
  readonly rscData: string
  readonly segmentData: ReadonlyMap<string, string>
}

/** Bytes of headers and objects around the parts of a page. */
const overheadBytes = 6000

function isWhole(value: unknown): value is WholePage {
  const page = value as { readonly [Key in keyof IncrementalCachedAppPageValue]?: unknown }
  return (
    page.kind === 'APP_PAGE' &&
    typeof page.html === 'string' &&
    page.postponed === undefined &&
    (page.status ?? 200) === 200 &&
    typeof page.rscData === 'string' &&
    page.segmentData instanceof Map &&
    [...page.segmentData.values()].every((data) => typeof data === 'string')
  )
}

/** Null for what is no whole page: the answer of a route, or a page that is finished with every visit. */
async function packPage(page: CachedPage, previous: CompressedPage | null): Promise<CompressedPage | null> {
  const { value } = page
  if (!isWhole(value)) return null
  const { html, rscData, segmentData, ...rest } = value
  const segments = new Map<string, PagePart>()
  for (const [name, text] of segmentData) {
    segments.set(name, await packText(text, previous?.segments.get(name)))
  }
  return {
    page: { ...page, value: rest },
    document: await packText(html, previous?.document),
    data: await packText(rscData, previous?.data),
    segments,
  }
}

async function packText(text: string, previous: PagePart | undefined): Promise<PagePart> {
  const packed = await packPart(Buffer.from(text), previous?.packed ?? null)
  return packed === previous?.packed ? previous : { etag: weakEtag(generateETag(text)), packed }
}

const textOf = ({ packed }: PagePart) => unpackPart(packed).toString()

/** The page as it was before it was packed. */
function unpackPage({ page, document, data, segments }: CompressedPage): CachedPage {
  const value = {
    ...page.value,
    html: textOf(document),
    rscData: textOf(data),
    segmentData: new Map([...segments].map(([name, part]) => [name, textOf(part)])),
  }
  return { ...page, value }
}

function packedSize({ document, data, segments }: CompressedPage): number {
  return [document, data, ...segments.values()].reduce(
    (bytes, { packed }) => bytes + sizeOf(packed),
    overheadBytes,
  )
}

export type CompressedPages = PageMemory<CachedPage> & {
  /** The page ready to be sent; null until it is packed, a moment after it was kept. */
  readonly findPacked: (key: string) => CompressedPage | null
}

type Held =
  | { readonly kind: 'whole'; readonly page: CachedPage }
  | { readonly kind: 'packed'; readonly packed: CompressedPage }

/** Keeps pages in memory once, packed: visitors are sent what lies here, and Next is given it unpacked. */
export function createCompressedPages(maximumBytes: number): CompressedPages {
  const pages = createBoundedMap<Held>(maximumBytes)

  return {
    has: pages.has,
    find(key) {
      const held = pages.get(key)
      if (!held) return null
      return held.kind === 'packed' ? unpackPage(held.packed) : held.page
    },
    save(key, page, bytes) {
      const before = pages.peek(key)
      const whole: Held = { kind: 'whole', page }
      pages.set(key, whole, bytes)
      packPage(page, before?.kind === 'packed' ? before.packed : null).then(
        (packed) => {
          // A newer one may have come meanwhile, or this one has made room.
          if (packed && pages.peek(key) === whole)
            pages.set(key, { kind: 'packed', packed }, packedSize(packed))
        },
        // It stays whole, and Next sends it.
        () => undefined,
      )
    },
    findPacked(key) {
      const held = pages.get(key)
      return held?.kind === 'packed' ? held.packed : null
    },
  }
}
