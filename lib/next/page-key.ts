import { memoize } from '../server/bounded-memory.ts'

export type PageKey = {
  /** A document with its RSC data and segments, or the answer of a route handler. */
  readonly kind: 'APP_PAGE' | 'APP_ROUTE'
  /** As it is served: no query, no suffix, dot segments resolved, each segment encoded by `encodeURIComponent`. */
  readonly pathname: string
}

// `/route-cache/APP_PAGE/{sha256 of the route's file}/$/busca/p%C3%A3o`, as next 16 hands it to a cache handler.
const shape = /^\/route-cache\/(APP_PAGE|APP_ROUTE)\/[0-9a-f]{64}\/\$(\/.*)$/

/** What a key of Next's page cache stands for, or null where Next names its entries in a way not known here. */
export function parsePageKey(key: string): PageKey | null {
  const [, kind, name] = shape.exec(key) ?? []
  if (kind === undefined || name === undefined) return null
  // Next writes '/' as '/index', and puts one more in front of what is called so.
  const pathname = name.replace(/^\/index(?=\/|$)/, '') || '/'
  return { kind: kind as PageKey['kind'], pathname }
}

// %41 for A and the like: Next finds a page under some of these spellings and not under others.
const needlessEscape = /%(?:2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])/i

/** Finds the pathname under which Next keeps a path; null for spellings that no browser sends. */
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
// Behind a list anything but a page of it is a filter or an order.
const refinedList = /^\/(?:store|categoria\/[^/]+)\/(?!pagina\/\d+$)./

/** Pages with more addresses than anybody visits, and what cannot be distinguished from them. */
export function isMemoryOnly(pathname: string | undefined): boolean {
  return pathname === undefined || freePage.test(pathname) || refinedList.test(pathname)
}

/** Decodes a part of a path; Next hands it over encoded in one pass and decoded in another. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
