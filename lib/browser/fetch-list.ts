import type { ProductCard } from '../domain/product-card.ts'
import { type ListCounts, labelKinds, priceBands, type RefinementCounts } from '../domain/refinement.ts'
import { readShop } from './call-shop.ts'
import { productCard } from './card-decoders.ts'
import { listOf, nullable, objectOf, oneOf, text, whole } from './decode.ts'

type Options = { readonly fetch?: typeof fetch; readonly signal?: AbortSignal }

const page = objectOf({ cards: listOf(productCard) })

const count = whole()

const listCounts = objectOf<ListCounts>({
  productCount: count,
  counts: objectOf<RefinementCounts>({
    onSale: count,
    inStock: count,
    kinds: listOf(objectOf({ kind: oneOf(labelKinds), count })),
    bands: objectOf<RefinementCounts['bands']>({
      'ate-10': count,
      'de-10-a-25': count,
      'de-25-a-50': count,
      'acima-de-50': count,
    }),
    knownBands: listOf(oneOf(priceBands.map(({ segment }) => segment))),
    currency: nullable(text),
  }),
})

/** Throws without a usable answer. */
export async function fetchListPage(path: string, options: Options): Promise<readonly ProductCard[]> {
  const address = `/api/listing?${new URLSearchParams({ path })}`
  return (await readShop(address, { ...options, decode: page })).cards
}

export function fetchListCounts(path: string, options: Options): Promise<ListCounts> {
  const address = `/api/listing/counts?${new URLSearchParams({ path })}`
  return readShop(address, { ...options, decode: listCounts })
}
