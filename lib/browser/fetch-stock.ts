import { readShop } from './call-shop.ts'
import { type Decoder, objectOf, otherwise, whole } from './decode.ts'

export type Stock = Readonly<Record<string, number | null>>

type Options = { readonly fetch?: typeof fetch; readonly signal: AbortSignal }

const piecesOrNull = otherwise(whole(), null)

const stock: Decoder<Stock> = (value) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([id, pieces]) => [id, piecesOrNull(pieces)]))
    : undefined

const answer = objectOf({ stock })

export async function fetchStock(productId: string, options: Options): Promise<Stock> {
  const address = `/api/stock/${encodeURIComponent(productId)}`
  return (await readShop(address, { ...options, decode: answer })).stock
}
