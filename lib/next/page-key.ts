import { memoize } from '../server/bounded-memory.ts'

export type PageKey = {
  /** Document with RSC data and segments, or a route handler's answer. */
  readonly kind: 'APP_PAGE' | 'APP_ROUTE'
  /** No query or suffix, dot segments resolved, each segment encoded by `encodeURIComponent`. */
  readonly pathname: string
}

// `/route-cache/APP_PAGE/{sha256 of the route's file}/$/busca/p%C3%A3o`, as in next 16.
const shape = /^\/route-cache\/(APP_PAGE|APP_ROUTE)\/[0-9a-f]{64}\/\$(\/.*)$/

/** Parses a key of Next's page cache; null for an unknown format. */
export function parsePageKey(key: string): PageKey | null {
  const [, kind, name] = shape.exec(key) ?? []
  if (kind === undefined || name === undefined) return null
  const pathname = name.replace(/^\/index(?=\/|$)/, '') || '/'
  return { kind: kind as PageKey['kind'], pathname }
}

// %41 for A and the like, which Next finds inconsistently.
const needlessEscape = /%(?:2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/i

/** Derives Next's pathname; null for spellings no browser sends. */
export const keptPathname = memoize((requestPath): string | null => {
  if (requestPath === '/') return requestPath
  if (!requestPath.startsWith('/') || needlessEscape.test(requestPath)) return null
  const segments = requestPath.slice(1).split('/')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return null
  try {
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    return null
  }
})

const freePage = /^\/(?:busca|lista)\//
// A filter or an order, but no page number.
const refinedList = /^\/(?:store|categoria\/[^/]+)\/(?!pagina\/\d+$)./

export function isMemoryOnly(pathname: string | undefined): boolean {
  return pathname === undefined || freePage.test(pathname) || refinedList.test(pathname)
}

export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
