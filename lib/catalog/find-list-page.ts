import 'server-only'
import type { ProductCard } from '../domain/product-card.ts'
import { normalizeQuery } from '../domain/search-query.ts'
import { getCatalogReader } from './get-catalog.ts'
import { listingOf } from './listing-page.ts'
import { searchPageOf } from './search-page.ts'
import { searchSource } from './search-products.ts'

function decoded(path: string): readonly string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** The cards of the page of a list (of the store, a category or a search) by its address, or null for any other. */
export async function findListPage(path: string): Promise<readonly ProductCard[] | null> {
  const [room, ...segments] = decoded(path) ?? []
  const [first = '', ...rest] = segments
  if (room === 'busca') {
    const [pageWord, page = '', ...more] = rest
    if (pageWord !== 'pagina' || !/^\d{1,2}$/.test(page) || more.length > 0) return null
    return searchPageOf(await searchSource(), normalizeQuery(first), Number(page))?.cards ?? null
  }
  if (room !== 'store' && room !== 'categoria') return null
  const asked = room === 'store' ? { category: null, segments } : { category: first, segments: rest }
  const found = await listingOf(await getCatalogReader().current(), asked)
  return found.kind === 'found' ? found.listing.cards : null
}
