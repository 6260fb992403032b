import { parsePageKey } from './page-key.ts'

const freePage = /^\/(?:busca|lista)\//
// Behind a list anything but a page of it is a filter or an order.
const refinedList = /^\/(?:store|categoria\/[^/]+)\/(?!pagina\/\d+$)./

/**
 * Pages with more addresses than anybody visits: searches, shared carts, lists that are filtered or sorted. Also what
 * cannot be distinguished from them, so that no change in how Next names its entries fills the disk.
 */
export function isMemoryOnly(key: string): boolean {
  const pathname = parsePageKey(key)?.pathname
  return pathname === undefined || freePage.test(pathname) || refinedList.test(pathname)
}
