import type { ProductCard } from '../domain/product-card.ts'
import { readShop } from './call-shop.ts'

type Options = { readonly fetch: typeof fetch; readonly signal?: AbortSignal }

/** Asks our server for the cards of another page of a list. Throws when no usable answer comes. */
export async function fetchListPage(path: string, options: Options): Promise<readonly ProductCard[]> {
  const { cards } = await readShop(`/api/listing?${new URLSearchParams({ path })}`, options)
  if (!Array.isArray(cards)) throw new Error('the list is unreadable')
  // Our own server's cards, of this very build.
  return cards as ProductCard[]
}
