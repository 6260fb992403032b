/**
 * Pages that no cache may keep, as patterns of `next.config.ts`: they are of one build and personal in what they do, or
 * have links in their address. They are always sent by Next.
 */
export const noStorePages = ['/success', '/lista/:path*', '/profile', '/pedidos'] as const
/** Accounts, and orders by message: neither may a cache on the way keep them, nor does their address travel on. */
export const secretPages = ['/auth/:path*', '/pedido/:path*'] as const

const paths = [...noStorePages, ...secretPages].map((source) => source.replace('/:path*', ''))
const starts = paths.map((path) => `${path}/`)

/** Whether this path, without its query, is one of them. */
export function isNoStorePage(path: string): boolean {
  return paths.includes(path) || starts.some((start) => path.startsWith(start))
}
