import { readShop, type ShopCall } from './call-shop.ts'

export type Stock = Readonly<Record<string, number | null>>

const readPieces = (pieces: unknown) =>
  Number.isInteger(pieces) && (pieces as number) >= 0 ? (pieces as number) : null

/** Reads without a schema, whose library the product page needs for nothing else. */
function parse(answer: unknown): Stock {
  const entries = Object.entries((answer as { readonly stock: object }).stock)
  return Object.fromEntries(entries.map(([id, pieces]) => [id, readPieces(pieces)]))
}

export function fetchStock(productId: string, options: ShopCall): Promise<Stock> {
  return readShop(`/api/stock/${encodeURIComponent(productId)}`, { ...options, schema: { parse } })
}
