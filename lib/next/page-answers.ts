import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import fresh from 'fresh'
import { returnParameter } from '../domain/return-value.ts'
import { packedBytes } from '../server/compressed-part.ts'
import { acceptedCodings, type Coding } from '../server/content-coding.ts'
import type { FindReadySoon, RawHeaders, ReadyAnswer } from '../server/traffic/answer-ready.ts'
import type { Address } from '../server/traffic/read-address.ts'
import { isNoStorePage, pageCacheControl } from './cache-control.ts'
import type { PackedPage, PagePart } from './packed-page.ts'
import { cacheTagsHeader, confirmedHeaders, findReadyPage } from './page-store.ts'
import { confirmedAt } from './shown-parts.ts'

type PageRequest =
  | { readonly kind: 'document' | 'data' }
  | { readonly kind: 'segment'; readonly name: string }

export const routerHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const

const campaign = new RegExp(
  `^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|igshid|igsh|srsltid|mc_cid|mc_eid|${returnParameter})=[\\w.~%+-]*$`,
)

/** Draft mode bypasses the cache. Its cookie holds a secret; requests with it go to Next. */
export const draftCookie = '__prerender_bypass'

/**
 * Parses which part of a cached page is requested. Null when Next might answer otherwise; no request can
 * change another's answer (trust S26).
 */
export function readPageRequest(headers: IncomingHttpHeaders, query: string): PageRequest | null {
  if (headers.cookie?.includes(draftCookie)) return null
  if (headers['rsc'] === undefined) {
    const isPlain = routerHeaders.every((name) => headers[name] === undefined)
    return isPlain && hasNoMeaning(query) ? { kind: 'document' } : null
  }
  if (headers['rsc'] !== '1') return null
  const { prefetch, segment, stateTree, nextUrl } = readRouterHeaders(headers)
  if (prefetch !== undefined && prefetch !== '1') return null
  if (segment !== undefined && prefetch === undefined) return null
  if (!isRightHash(query, [prefetch, segment, stateTree, nextUrl])) return null
  return segment === undefined ? { kind: 'data' } : { kind: 'segment', name: segment }
}

function hasNoMeaning(query: string): boolean {
  return query === '' || query.split('&').every((part) => campaign.test(part))
}

type RouterHeaders = readonly [
  prefetch: '1' | undefined,
  segment: string | undefined,
  stateTree: string | undefined,
  nextUrl: string | undefined,
]

function readRouterHeaders(headers: IncomingHttpHeaders) {
  const [prefetch, segment, stateTree, nextUrl] = routerHeaders.map((name) => headers[name]?.toString())
  return { prefetch, segment, stateTree, nextUrl }
}

/** Checks the router's header digest. Without https browsers send a shorter one, left to Next. */
function isRightHash(query: string, headers: RouterHeaders): boolean {
  const [, sent = ''] = /^_rsc(?:=([\w-]*))?$/.exec(query) ?? [null, null]
  if (sent === null) return false
  if (headers.every((value) => value === undefined)) return sent === ''
  const digest = hash('sha256', headers.map((value) => value ?? '0').join(','), 'buffer')
  return sent === digest.subarray(0, 12).toString('base64url')
}

const vary =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'
/** Next's header for previously rendered state. */
export const postponedHeader = 'x-nextjs-postponed'
export const prerenderHeader = 'x-nextjs-prerender'
const typeOf = { document: 'text/html; charset=utf-8', data: 'text/x-component', segment: 'text/x-component' }

type Built = { readonly bytes: Buffer; readonly answer: ReadyAnswer }
type BuiltAnswers = { readonly at: number | null; readonly answers: Map<string, Built> }
const built = new WeakMap<PackedPage, BuiltAnswers>()

export function findPageAnswer({ headers }: IncomingMessage, address: Address): ReturnType<FindReadySoon> {
  const asked = readPageRequest(headers, address.query)
  if (!asked || isNoStorePage(address.path)) return null
  const page = findReadyPage(address.sentPath)
  return page instanceof Promise
    ? page.then((found) => answerTo(headers, asked, found))
    : answerTo(headers, asked, page)
}

function answerTo(
  headers: IncomingHttpHeaders,
  asked: PageRequest,
  page: PackedPage | null,
): ReadyAnswer | null {
  const part = page && partOf(page, asked)
  if (!page?.cacheControl || !part) return null
  const { etag, packed } = part
  const isSeen = headers['if-none-match'] !== undefined && fresh(headers, { etag })
  if (isSeen) return { status: 304, lane: 'pages', headers: headersOf(page, asked, etag), body: null }
  const sent = packedBytes(packed, acceptedCodings(headers['accept-encoding']?.toString()))
  return answerOf(page, asked, { etag, ...sent })
}

function partOf({ parts }: PackedPage, asked: PageRequest): PagePart | null {
  if (asked.kind === 'segment') return parts?.segments.get(asked.name) ?? null
  return parts?.[asked.kind] ?? null
}

function answerOf(
  page: PackedPage,
  asked: PageRequest,
  { etag, coding, bytes }: { readonly etag: string; readonly coding: Coding; readonly bytes: Buffer },
): ReadyAnswer {
  const answers = answersOf(page)
  const name = `${coding} ${asked.kind === 'segment' ? asked.name : asked.kind}`
  const known = answers.get(name)
  if (known?.bytes === bytes) return known.answer
  const headers = [
    ...headersOf(page, asked, etag),
    ...['Content-Type', typeOf[asked.kind], 'Content-Length', String(bytes.length)],
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
  ]
  const answer: ReadyAnswer = { status: 200, lane: 'pages', headers, body: bytes }
  if (coding !== 'identity') answers.set(name, { bytes, answer })
  return answer
}

function answersOf(page: PackedPage): BuiltAnswers['answers'] {
  const at = confirmedAt()
  const known = built.get(page)
  if (known?.at === at) return known.answers
  const answers = new Map<string, Built>()
  built.set(page, { at, answers })
  return answers
}

function headersOf({ value }: PackedPage, { kind }: PageRequest, etag: string): RawHeaders {
  const own = kind === 'segment' ? { [postponedHeader]: '2' } : confirmedHeaders(value)
  return [
    ...['Vary', vary, 'x-nextjs-cache', 'HIT', prerenderHeader, '1'],
    ...Object.entries(own ?? {})
      .filter(([name, content]) => name !== cacheTagsHeader && content !== undefined)
      .flatMap(([name, content]) => [content].flat().flatMap((one) => [name, String(one)])),
    ...['Cache-Control', pageCacheControl, 'ETag', etag],
  ]
}
