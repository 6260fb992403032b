import type { IncomingMessage, ServerResponse } from 'node:http'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * What a page says to caches, as a document and as data of the router. A browser asks before it shows what it has, and
 * mostly reads 304, as does a cache in front after a second. Browsers obey stale-while-revalidate too, and would show a
 * price that was written over (R60); with `no-cache`, or no second at all, a cache in front would have no page while the
 * shop is gone (R36).
 */
export const pageCacheControl = 'public, max-age=0, must-revalidate, s-maxage=1'

/** The ETag of a page says that its text is the same, however it is compressed (RFC 9110, section 8.8.3.3). */
export const weakEtag = (etag: string) => `W/${etag}`

/** Around Next: what it renders says of itself what is said of what is sent from memory. */
export function replaceCacheControl(handle: Handle): Handle {
  return (request, response) => {
    const { setHeader } = response
    // In this order: first how long a page may be kept, then its ETag.
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

/** Pages that no cache may keep: personal, or with links in their address. Next always sends them. */
export const noStorePages = ['/success', '/lista/:itens', '/profile', '/pedidos'] as const
/** Accounts, and orders by message: neither may a cache on the way keep them, nor does their address travel on. */
export const secretPages = ['/auth/:path*', '/pedido/:path*'] as const

const paths = [...noStorePages, ...secretPages].map((source) => source.replace('/:path*', ''))
// Of `/lista/:itens` what stands below it alone: the page on which a list is pasted is one for all.
const starts = paths.map((path) => `${path.replace(':itens', '')}/`.replace('//', '/'))

/** Whether this path, without its query, is one of them. */
export function isNoStorePage(path: string): boolean {
  return paths.includes(path) || starts.some((start) => path.startsWith(start))
}
