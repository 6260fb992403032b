import { serialize } from 'node:v8'
import { parsePageKey } from './page-key.ts'

const freePage = /^\/(?:busca|lista)\//
// Behind a list anything but a page of it is a filter or an order.
const refinedList = /^\/(?:store|categoria\/[^/]+)\/(?!pagina\/\d+$)./

/**
 * Pages with more addresses than anybody visits: searches, shared carts, lists that are filtered or sorted. Also what
 * cannot be told apart from them, so that no change in how Next names its entries fills the disk.
 */
export function isMemoryOnly(key: string): boolean {
  const pathname = parsePageKey(key)?.pathname
  return pathname === undefined || freePage.test(pathname) || refinedList.test(pathname)
}

export type MemoryOnlyPages<Page> = {
  readonly find: (key: string) => Page | null
  readonly has: (key: string) => boolean
  readonly save: (key: string, page: Page) => void
}

/** Keeps such pages in memory for a while, apart from the others: made-up addresses push out only one another. */
export function createMemoryOnlyPages<Page>(maximumBytes = 16 * 1024 * 1024): MemoryOnlyPages<Page> {
  // Keys from least to most recently used.
  const pages = new Map<string, { readonly bytes: number; readonly page: Page }>()
  let total = 0

  function forget(key: string): void {
    total -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  return {
    find(key) {
      const held = pages.get(key)
      if (!held) return null
      pages.delete(key)
      pages.set(key, held)
      return held.page
    },
    has: (key) => pages.has(key),
    save(key, page) {
      const bytes = serialize(page).length
      forget(key)
      if (bytes > maximumBytes) return
      pages.set(key, { bytes, page })
      total += bytes
      for (const oldest of pages.keys()) {
        if (total <= maximumBytes) break
        forget(oldest)
      }
    },
  }
}
