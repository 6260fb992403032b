import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { log } from '../log.ts'

const known = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'desk-user',
  'host',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'origin',
  'purpose',
  'range',
  'referer',
  'rsc',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-purpose',
  'transfer-encoding',
  'user-agent',
  'x-forwarded-for',
])

const hostShape = /^[\w.:[\]-]*$/

/** Requires exactly one host (RFC 9112, 3.2): of two, a proxy may read one and Node the other. */
export function isHostPlain({
  headers,
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts < 2 && (hosts === 1 || httpVersion !== '1.1') && hostShape.test(headers.host ?? '')
}

export function dropUnknownHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    if (!known.has(name)) delete headers[name]
  }
}

/** Detects a navigation. Chromium empties the destination of one that our service worker passes on. */
export function isNavigation({ mode, destination }: { mode: unknown; destination: unknown }): boolean {
  return mode === 'navigate' && (destination === 'document' || destination === 'empty')
}

/** Detects embedding by another site: nothing is rendered, and no client is charged (trust S18). */
export function isEmbeddedElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return false
  return !isNavigation({ mode: headers['sec-fetch-mode'], destination: headers['sec-fetch-dest'] })
}

const advice =
  'X-Forwarded-For arrives, and TRUST_PROXY_HOPS is 0. If a proxy of yours adds it, all shoppers are counted as one and share one limit: set TRUST_PROXY_HOPS to the number of your proxies.'

/** Warns once of a proxy in front of a shop that trusts none; a client may forge the header. */
export function createProxyWarning(trustedHops: number): (headers: IncomingHttpHeaders) => void {
  let isSaid = trustedHops > 0
  return (headers) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log('warn', 'proxy.untrusted', { advice })
  }
}
