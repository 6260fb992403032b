import type { ListCounts, RefinementCounts } from '../domain/product-listing.ts'
import { readShop } from './call-shop.ts'
import { nullable, objectOf, text, whole } from './decode.ts'

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

const count = whole()

const listCounts = objectOf<ListCounts>({
  productCount: count,
  counts: objectOf<RefinementCounts>({
    onSale: count,
    inStock: count,
    bands: objectOf<RefinementCounts['bands']>({
      'ate-10': count,
      'de-10-a-25': count,
      'de-25-a-50': count,
      'acima-de-50': count,
    }),
    currency: nullable(text),
  }),
})

/** Asks our server how many products the list at an address has. Throws when no usable answer comes. */
export function fetchListCounts(path: string, options: Options): Promise<ListCounts> {
  const address = `/api/listing/counts?${new URLSearchParams({ path })}`
  return readShop(address, { ...options, decode: listCounts })
}
