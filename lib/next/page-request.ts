import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { returnParameter } from '../domain/return-value.ts'

/** What of a page is asked for: the document, the data of the router, or one segment of it. */
export type PageRequest =
  | { readonly kind: 'document' | 'data' }
  | { readonly kind: 'segment'; readonly name: string }

export const routerHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const

// What campaigns, other shops of adverts, and the store that a payment was made at put behind an address; no page reads any
// of it on the server.
const campaign = new RegExp(
  `^(?:utm_[a-z]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|igshid|igsh|srsltid|mc_cid|mc_eid|${returnParameter})=[\\w.~%+-]*$`,
)

/** Draft mode shows what is not kept. Its cookie holds a secret; who has it is sent to Next. */
export const draftCookie = '__prerender_bypass'

/**
 * Reads which part of a kept page is asked for. Null for every request that Next might answer otherwise than with that
 * page: it is asked then, and nothing that a request says can change what the next one is sent (trust S26).
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

/**
 * The router puts a digest of its headers into the address, for caches on the way; Next redirects where it is another.
 * Without https browsers have no SHA-256 and send a shorter one, which Next reads.
 */
function isRightHash(query: string, headers: RouterHeaders): boolean {
  const [, sent = ''] = /^_rsc(?:=([\w-]*))?$/.exec(query) ?? [null, null]
  if (sent === null) return false
  if (headers.every((value) => value === undefined)) return sent === ''
  const digest = hash('sha256', headers.map((value) => value ?? '0').join(','), 'buffer')
  return sent === digest.subarray(0, 12).toString('base64url')
}
