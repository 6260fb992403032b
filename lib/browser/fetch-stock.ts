import { readShop } from './call-shop.ts'

/** Pieces left by variant id; a variant whose stock is unknown or not managed is null. */
export type Stock = Readonly<Record<string, number | null>>

type Options = { readonly fetch: typeof fetch; readonly signal: AbortSignal }

/** Asks our server for the stock of one product. Throws when no usable answer comes, as TanStack Query expects. */
export async function fetchStock(productId: string, options: Options): Promise<Stock> {
  const { stock } = await readShop(`/api/stock/${encodeURIComponent(productId)}`, options)
  if (typeof stock !== 'object' || stock === null) throw new Error('stock is unreadable')
  const entries = Object.entries(stock)
  return Object.fromEntries(
    entries.map(([id, pieces]) => [id, Number.isSafeInteger(pieces) ? (pieces as number) : null]),
  )
}
