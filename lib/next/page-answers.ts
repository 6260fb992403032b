import type { IncomingMessage } from 'node:http'
import fresh from 'fresh'
import { packedBytes } from '../server/compressed-part.ts'
import { acceptedCodings, type Coding } from '../server/content-coding.ts'
import type { RawHeaders, ReadyAnswer } from '../server/traffic/answer-ready.ts'
import type { Address } from '../server/traffic/read-address.ts'
import { cacheTagsHeader, findReadyPage, type ReadyPage } from './cached-pages.ts'
import type { CompressedPage, PagePart } from './compressed-pages.ts'
import { isNoStorePage, pageCacheControl } from './page-caching.ts'
import { type PageRequest, readPageRequest } from './page-request.ts'

const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'
/** As Next names what it says of a page that it has rendered before. */
export const postponedHeader = 'x-nextjs-postponed'
export const prerenderHeader = 'x-nextjs-prerender'
const typeOf = { document: 'text/html; charset=utf-8', data: 'text/x-component', segment: 'text/x-component' }

type Built = { readonly bytes: Buffer; readonly answer: ReadyAnswer }
const built = new WeakMap<CompressedPage, Map<string, Built>>()

/**
 * The answer to a GET or HEAD for a page that is kept whole, exactly as Next would send it but for its coding. Null where
 * Next has to be asked.
 */
export function findPageAnswer({ headers }: IncomingMessage, address: Address): ReadyAnswer | null {
  const asked = readPageRequest(headers, address.query)
  if (!asked || isNoStorePage(address.path)) return null
  const ready = findReadyPage(address.sentPath)
  const part = ready && partOf(ready.packed, asked)
  if (!ready || !part || !ready.packed.page.cacheControl) return null
  const { etag, packed } = part
  const isSeen = headers['if-none-match'] !== undefined && fresh(headers, { etag })
  if (isSeen) return { status: 304, lane: 'pages', headers: headersOf(ready, asked, etag), body: null }
  const sent = packedBytes(packed, acceptedCodings(headers['accept-encoding']?.toString()))
  return answerOf(ready, asked, { etag, ...sent })
}

function partOf({ document, data, segments }: CompressedPage, asked: PageRequest): PagePart | null {
  if (asked.kind === 'segment') return segments.get(asked.name) ?? null
  return asked.kind === 'document' ? document : data
}

/** Made once for each page, part and coding. */
function answerOf(
  ready: ReadyPage,
  asked: PageRequest,
  { etag, coding, bytes }: { readonly etag: string; readonly coding: Coding; readonly bytes: Buffer },
): ReadyAnswer {
  const answers = built.get(ready.packed) ?? new Map<string, Built>()
  built.set(ready.packed, answers)
  const name = `${coding} ${ready.isFresh} ${asked.kind === 'segment' ? asked.name : asked.kind}`
  const known = answers.get(name)
  if (known?.bytes === bytes) return known.answer
  const headers = [
    ...headersOf(ready, asked, etag),
    ...['Content-Type', typeOf[asked.kind], 'Content-Length', String(bytes.length)],
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
  ]
  const answer: ReadyAnswer = { status: 200, lane: 'pages', headers, body: bytes }
  if (coding !== 'identity') answers.set(name, { bytes, answer })
  return answer
}

function headersOf({ packed, isFresh }: ReadyPage, { kind }: PageRequest, etag: string): RawHeaders {
  const { value } = packed.page
  const own = kind === 'segment' ? { [postponedHeader]: '2' } : value.headers
  return [
    ...['Vary', vary, 'x-nextjs-cache', isFresh ? 'HIT' : 'STALE', prerenderHeader, '1'],
    ...Object.entries(own ?? {})
      .filter(([name, content]) => name !== cacheTagsHeader && content !== undefined)
      .flatMap(([name, content]) => [content].flat().flatMap((one) => [name, String(one)])),
    ...['Cache-Control', pageCacheControl(), 'ETag', etag],
  ]
}
