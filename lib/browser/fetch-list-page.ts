import type { ProductCard } from '../domain/product-card.ts'
import { readShop } from './call-shop.ts'
import { productCard } from './card-decoders.ts'
import { listOf, objectOf } from './decode.ts'

type Options = { readonly fetch?: typeof fetch; readonly signal?: AbortSignal }

const page = objectOf({ cards: listOf(productCard) })

/** Asks our server for the cards of another page of a list. Throws when no usable answer comes. */
export async function fetchListPage(path: string, options: Options): Promise<readonly ProductCard[]> {
  const address = `/api/listing?${new URLSearchParams({ path })}`
  return (await readShop(address, { ...options, decode: page })).cards
}
