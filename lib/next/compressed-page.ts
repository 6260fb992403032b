import { generateETag } from 'next/dist/server/lib/etag.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { type CompressedPart, packPart, sizeOf, unpackPart } from '../server/compressed-part.ts'
import type { CachedPage } from './cached-page.ts'
import { weakEtag } from './page-caching.ts'

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
export async function packPage(
  page: CachedPage,
  previous: CompressedPage | null,
): Promise<CompressedPage | null> {
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
export function unpackPage({ page, document, data, segments }: CompressedPage): CachedPage {
  const value = {
    ...page.value,
    html: textOf(document),
    rscData: textOf(data),
    segmentData: new Map([...segments].map(([name, part]) => [name, textOf(part)])),
  }
  return { ...page, value }
}

export function packedSize({ document, data, segments }: CompressedPage): number {
  return [document, data, ...segments.values()].reduce(
    (bytes, { packed }) => bytes + sizeOf(packed),
    overheadBytes,
  )
}
