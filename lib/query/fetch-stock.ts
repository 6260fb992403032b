/** Pieces left by variant id; a variant whose stock is unknown or not managed is null. */
export type Stock = Readonly<Record<string, number | null>>

type Options = { readonly fetch: typeof fetch; readonly signal: AbortSignal }

/** Asks our server for the stock of one product. Throws when no usable answer comes, as TanStack Query expects. */
export async function fetchStock(productId: string, { fetch, signal }: Options): Promise<Stock> {
  const response = await fetch(`/api/stock/${encodeURIComponent(productId)}`, { signal })
  if (!response.ok) throw new Error(`stock answered ${response.status}`)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('stock' in answer))
    throw new Error('stock is unreadable')
  const entries = Object.entries(answer.stock as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([id, stock]) => [id, Number.isSafeInteger(stock) ? (stock as number) : null]),
  )
}
