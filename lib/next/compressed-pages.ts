import { createBoundedMap } from '../server/files/bounded-map.ts'
import type { PageMemory } from '../server/files/page-files.ts'
import type { CachedPage } from './cached-page.ts'
import { type CompressedPage, packedSize, packPage, unpackPage } from './compressed-page.ts'

export type CompressedPages = PageMemory<CachedPage> & {
  /** The page ready to be sent; null until it is packed, a moment after it was kept. */
  readonly findPacked: (key: string) => CompressedPage | null
}

type Held =
  | { readonly kind: 'whole'; readonly page: CachedPage }
  | { readonly kind: 'packed'; readonly packed: CompressedPage }

/** Keeps pages in memory once, packed: visitors are sent what lies here, and Next is given it unpacked. */
export function createCompressedPages(maximumBytes: number): CompressedPages {
  const pages = createBoundedMap<Held>(maximumBytes)

  return {
    has: pages.has,
    find(key) {
      const held = pages.get(key)
      if (!held) return null
      return held.kind === 'packed' ? unpackPage(held.packed) : held.page
    },
    save(key, page, bytes) {
      const before = pages.peek(key)
      const whole: Held = { kind: 'whole', page }
      pages.set(key, whole, bytes)
      packPage(page, before?.kind === 'packed' ? before.packed : null).then(
        (packed) => {
          // A newer one may have come meanwhile, or this one has made room.
          if (packed && pages.peek(key) === whole)
            pages.set(key, { kind: 'packed', packed }, packedSize(packed))
        },
        // It stays whole, and Next sends it.
        () => undefined,
      )
    },
    findPacked(key) {
      const held = pages.get(key)
      return held?.kind === 'packed' ? held.packed : null
    },
  }
}
