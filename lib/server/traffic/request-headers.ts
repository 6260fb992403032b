import type { IncomingHttpHeaders } from 'node:http'

/** What a browser, a proxy or our own pages send, and something of ours or of Next's public surface reads: a test holds the list to what our code reads. */
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

/**
 * Takes every other header away. Among them are those by which Next's router and its hosts speak to one another
 * (`x-matched-path`, `x-now-route-matches`, `x-middleware-*`, `x-nextjs-data`, `next-action`, …): a stranger's would have
 * it serve something else than was counted.
 */
export function dropUnknownHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    if (!known.has(name)) delete headers[name]
  }
}

/**
 * Whether the page of another site makes a browser ask for this, as a picture or a frame: people come with the whole
 * window. What has to be made is made for none of them, and counts against nobody (trust S18).
 */
export function isEmbeddedElsewhere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return false
  return headers['sec-fetch-dest'] !== 'document' || headers['sec-fetch-mode'] !== 'navigate'
}
