import { isDeskFile } from '../../domain/desk-paths.ts'
import { publicPaths } from '../../domain/public-paths.ts'
import type { LimitName } from '../api/rate-limits.ts'
import type { LaneName } from './concurrency-limits.ts'
import { type AskedPicture, readPictureVariant } from './picture-variant.ts'
import { type Address, readAddress } from './read-address.ts'

export type Visit = {
  readonly kind: 'visit'
  readonly path: string
  /** Null: cheap, needs no place. */
  readonly lane: LaneName | null
  readonly limit: LimitName | null
}

export type Refused = { readonly kind: 'refused'; readonly status: 400 | 404 | 405; readonly allow?: string }

export type Kept = {
  readonly hasPage: (path: string) => boolean
  readonly hasPicture: (picture: AskedPicture) => boolean
  readonly isKnownPicture: (picture: AskedPicture) => boolean
  readonly files: ReadonlySet<string>
}

export const nothingKept: Kept = {
  hasPage: () => false,
  hasPicture: () => false,
  isKnownPicture: () => true,
  files: new Set(),
}

type Asked = { readonly method: string; readonly target: string; readonly accept: string }

const reading = ['GET', 'HEAD']
const writing = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Estimates a request's cost by the address Next will serve (trust S17). */
export function classify({ method, target, accept }: Asked, kept: Kept): Visit | Refused {
  const address = readAddress(target)
  if (!address) return { kind: 'refused', status: writing.includes(method) ? 400 : 405 }
  const { path } = address
  const isList = path === publicPaths.writtenList
  const allowed = /^\/(?:api|hosted-checkout)\//.test(path)
    ? writing
    : isList
      ? [...reading, 'POST']
      : reading
  // A POST to a page would be rendered anew, past every cache.
  if (!allowed.includes(method)) return { kind: 'refused', status: 405, allow: allowed.join(', ') }
  if (path === '/_next/image') return classifyPicture(address, accept, kept)
  const visit = { kind: 'visit', path, lane: null, limit: null } as const
  if (path.startsWith('/_next/static/') || kept.files.has(path)) return visit
  // Next's internal paths, which it would turn into any page.
  if (path.startsWith('/_')) return { kind: 'refused', status: 404 }
  if (/^\/api\/health\//.test(path)) return visit
  // Long-lived and mostly idle: `lib/desk/server/orders/changes.ts` bounds it.
  if (path === '/api/desk/changes') return visit
  if (path === '/api/checkout') return { ...visit, lane: 'checkout' }
  if (path.startsWith('/api/') || (isList && method === 'POST')) return { ...visit, lane: 'api' }
  return classifyPage(address, kept)
}

function classifyPage({ path, sentPath, query }: Address, kept: Kept): Visit {
  const visit = { kind: 'visit', path } as const
  if (path.startsWith('/fotos/')) return { ...visit, lane: 'encodes', limit: 'picture' }
  if (isDeskFile(path)) return { ...visit, lane: 'pages', limit: 'page' }
  if (path.startsWith('/share/')) return { ...visit, lane: 'cards', limit: 'card' }
  if (/^\/(?:feed\.xml|sitemap\.xml|robots\.txt|manifest\.webmanifest|sitemap\/.+)$/.test(path))
    return { ...visit, lane: 'pages', limit: null }
  // The search form without JavaScript leads to a route that counts.
  if (path === '/store' && new URLSearchParams(query).get('q')) return { ...visit, lane: 'api', limit: null }
  if (kept.hasPage(sentPath)) return { ...visit, lane: 'pages', limit: null }
  return { ...visit, lane: 'rendered', limit: path.startsWith('/busca/') ? 'search' : 'page' }
}

function classifyPicture({ path, query }: Address, accept: string, kept: Kept): Visit | Refused {
  const variant = readPictureVariant(query)
  if (!variant) return { kind: 'refused', status: 400 }
  const visit = { kind: 'visit', path } as const
  if (kept.hasPicture({ ...variant, accept })) return { ...visit, lane: 'pictures', limit: null }
  if (!kept.isKnownPicture({ ...variant, accept })) return { ...visit, lane: null, limit: null }
  return { ...visit, lane: 'encodes', limit: 'picture' }
}
