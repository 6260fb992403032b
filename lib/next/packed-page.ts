import { serialize } from 'node:v8'
import { generateETag } from 'next/dist/server/lib/etag.js'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache/types.js'
import { type CompressedPart, packPart, sizeOf, unpackPart } from '../server/compressed-part.ts'
import { weakEtag } from './cache-control.ts'
import type { Stamp } from './shown-parts.ts'

export type Value = { readonly headers?: Readonly<Record<string, unknown>> | undefined }

/** Seconds; `false` means forever. */
export type CacheControl = { readonly revalidate: number | false; readonly expire?: number | undefined }

export type StoredPage = { readonly value: Value; readonly cacheControl: CacheControl | undefined }

export type PagePart = {
  /** ETag in Next's own form. */
  readonly etag: string
  readonly packed: CompressedPart
}

type PageParts = {
  readonly document: PagePart
  readonly data: PagePart
  readonly segments: ReadonlyMap<string, PagePart>
}

export type PackedPage = StoredPage & {
  readonly stamp: Stamp
  /** Moved out of `value`. Null for answers that only Next sends: routes and partially dynamic pages. */
  readonly parts: PageParts | null
}

type WholePage = Omit<IncrementalCachedAppPageValue, 'html' | 'rscData' | 'segmentData'> & {
  readonly html: string
  readonly rscData: string
  readonly segmentData: ReadonlyMap<string, string>
}

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

export async function packPage(
  { value, cacheControl }: StoredPage,
  stamp: Stamp,
  before: PackedPage | null,
): Promise<PackedPage> {
  if (!isWhole(value)) return { value, cacheControl, stamp, parts: null }
  const { html, rscData, segmentData, ...rest } = value
  const names = [...segmentData.keys()]
  const texts = [html, rscData, ...segmentData.values()]
  const known = [
    before?.parts?.document,
    before?.parts?.data,
    ...names.map((name) => before?.parts?.segments.get(name)),
  ]
  const [document, data, ...segments] = await Promise.all(
    texts.map((text, index) => packText(text, known[index])),
  )
  const parts = { document, data, segments: new Map(names.map((name, index) => [name, segments[index]])) }
  return { value: rest, cacheControl, stamp, parts: parts as PageParts }
}

async function packText(text: string, before: PagePart | undefined): Promise<PagePart> {
  const packed = await packPart(Buffer.from(text), before?.packed ?? null)
  return before && packed === before.packed ? before : { etag: weakEtag(generateETag(text)), packed }
}

const textOf = ({ packed }: PagePart) => unpackPart(packed).toString()

export function unpackPage({ value, cacheControl, parts }: PackedPage): StoredPage {
  if (parts === null) return { value, cacheControl }
  const whole = {
    ...value,
    html: textOf(parts.document),
    rscData: textOf(parts.data),
    segmentData: new Map([...parts.segments].map(([name, part]) => [name, textOf(part)])),
  }
  return { value: whole, cacheControl }
}

export function sizeOfPage({ value, parts }: PackedPage): number {
  if (parts === null) return serialize(value).length
  const all = [parts.document, parts.data, ...parts.segments.values()]
  return all.reduce((sum, { packed }) => sum + sizeOf(packed), overheadBytes)
}

export function isPackedPage(value: unknown): value is PackedPage {
  const page = value as Partial<PackedPage> | null
  return (
    typeof page === 'object' &&
    typeof page?.value === 'object' &&
    page.value !== null &&
    Array.isArray(page.stamp) &&
    (page.parts === null || page.parts?.segments instanceof Map)
  )
}
