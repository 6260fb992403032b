import 'server-only'
import type { ProductCard } from '../domain/product-card.ts'
import type { ListCounts } from '../domain/product-listing.ts'
import { normalizeQuery } from '../domain/search-query.ts'
import { buildListing } from './build-listing.ts'
import { getCatalogReader } from './get-catalog.ts'
import { searchPageOf } from './search-page.ts'
import { searchSource } from './search-products.ts'

function decoded(path: string): readonly string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** A page of the store or of a category by its address, or null for any other. */
async function findRefined([room, ...segments]: readonly string[]) {
  if (room !== 'store' && room !== 'categoria') return null
  const [first = '', ...rest] = segments
  const asked = room === 'store' ? { category: null, segments } : { category: first, segments: rest }
  const found = await buildListing(await getCatalogReader().current(), asked)
  return found.kind === 'found' ? found.listing : null
}

/** The cards of the page of a list (of the store, a category or a search) by its address, or null for any other. */
export async function findListPage(path: string): Promise<readonly ProductCard[] | null> {
  const segments = decoded(path) ?? []
  const [room, first = '', ...rest] = segments
  if (room !== 'busca') return (await findRefined(segments))?.cards ?? null
  const [pageWord, page = '', ...more] = rest
  if (pageWord !== 'pagina' || !/^\d{1,2}$/.test(page) || more.length > 0) return null
  return searchPageOf(await searchSource(), normalizeQuery(first), Number(page))?.cards ?? null
}

/** How many products a list of the store or of a category has by its address, or null for any other. */
export async function findListCounts(path: string): Promise<ListCounts | null> {
  const listing = await findRefined(decoded(path) ?? [])
  return listing && { productCount: listing.productCount, counts: listing.counts }
}
