import { generateETag } from 'next/dist/server/lib/etag.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { type CompressedPart, packPart, sizeOf, unpackPart } from '../server/compressed-part.ts'
import type { CachedPage } from './cached-page.ts'

/** A whole page ready to be sent: its document, the data of the router, and the segments that are prefetched. */
export type CompressedPage = {
  /** All but the bytes. */
  readonly page: CachedPage
  /** Of the document, as Next would write it. */
  readonly etag: string
  readonly document: CompressedPart
  readonly data: CompressedPart
  readonly segments: ReadonlyMap<string, CompressedPart>
}

type WholePage = IncrementalCachedAppPageValue & {
  readonly rscData: Buffer
  readonly segmentData: Map<string, Buffer>
}

/** Bytes of headers and objects around the parts of a page. */
const overheadBytes = 6000

function isWhole(value: unknown): value is WholePage {
  const page = value as Partial<IncrementalCachedAppPageValue>
  return (
    page.kind === 'APP_PAGE' &&
    typeof page.html === 'string' &&
    page.postponed === undefined &&
    (page.status ?? 200) === 200 &&
    Buffer.isBuffer(page.rscData) &&
    page.segmentData instanceof Map
  )
}

/** Null for what is no whole page: the answer of a route, or a page that is finished with every visit. */
export async function packPage(
  page: CachedPage,
  previous: CompressedPage | null,
): Promise<CompressedPage | null> {
  const { value } = page
  if (!isWhole(value)) return null
  const { html, rscData, segmentData, ...rest } = value
  const segments = new Map<string, CompressedPart>()
  for (const [name, bytes] of segmentData) {
    segments.set(name, await packPart(bytes, previous?.segments.get(name) ?? null))
  }
  return {
    page: { ...page, value: rest },
    etag: generateETag(html),
    document: await packPart(Buffer.from(html), previous?.document ?? null),
    data: await packPart(rscData, previous?.data ?? null),
    segments,
  }
}

/** The page as it was before it was packed. */
export function unpackPage({ page, document, data, segments }: CompressedPage): CachedPage {
  const value = {
    ...page.value,
    html: unpackPart(document).toString(),
    rscData: unpackPart(data),
    segmentData: new Map([...segments].map(([name, part]) => [name, unpackPart(part)])),
  }
  return { ...page, value }
}

export function packedSize({ document, data, segments }: CompressedPage): number {
  return [document, data, ...segments.values()].reduce((bytes, part) => bytes + sizeOf(part), overheadBytes)
}
