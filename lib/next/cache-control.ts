import type { IncomingMessage, ServerResponse } from 'node:http'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Cache policy of pages. Browsers revalidate, mostly with 304, as does a proxy after a second.
 * stale-while-revalidate would show overwritten prices (R60); with `no-cache` or no second, a proxy would
 * have no page while the shop is down (R36).
 */
export const pageCacheControl = 'public, max-age=0, must-revalidate, s-maxage=1'

/** Marks the same text in different codings (RFC 9110, section 8.8.3.3). */
export const weakEtag = (etag: string) => `W/${etag}`

/** Replaces Next's cache headers by those of answers from memory. */
export function replaceCacheControl(handle: Handle): Handle {
  return (request, response) => {
    const { setHeader } = response
    // Next sets Cache-Control first, then the ETag.
    let isPage = false
    response.setHeader = (name, value) => {
      const text = String(value)
      if (name === 'Cache-Control') isPage = text.startsWith('s-maxage=')
      if (!isPage) return setHeader.call(response, name, value)
      if (name === 'Cache-Control') return setHeader.call(response, name, pageCacheControl)
      return setHeader.call(response, name, name === 'ETag' ? weakEtag(text) : value)
    }
    return handle(request, response)
  }
}

/** Personal pages, or with links in the address; rendered by Next every time. */
export const noStorePages = ['/success', '/lista/:itens', '/profile', '/pedidos'] as const
/** Accounts and message orders: no cache on the way may keep them, and no referrer carries their address. */
export const secretPages = ['/auth/:path*', '/pedido/:path*'] as const

const paths = [...noStorePages, ...secretPages].map((source) => source.replace('/:path*', ''))
// Only below `/lista/`: the page for pasting a list is public.
const starts = paths.map((path) => `${path.replace(':itens', '')}/`.replace('//', '/'))

/** Expects a path without query. */
export function isNoStorePage(path: string): boolean {
  return paths.includes(path) || starts.some((start) => path.startsWith(start))
}
