import type { SearchSuggestions, SuggestedCategory, SuggestedProduct } from '../domain/suggestions.ts'

type Options = { readonly fetch: typeof fetch; readonly signal: AbortSignal }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

function toProduct(row: unknown): SuggestedProduct[] {
  if (!isRecord(row)) return []
  const { handle, title, price } = row
  if (typeof handle !== 'string' || typeof title !== 'string' || typeof price !== 'string') return []
  return [
    {
      handle,
      title,
      picture: textOrNull(row['picture']),
      price,
      priceBefore: textOrNull(row['priceBefore']),
    },
  ]
}

function toCategory(row: unknown): SuggestedCategory[] {
  if (!isRecord(row) || typeof row['slug'] !== 'string' || typeof row['title'] !== 'string') return []
  return [{ slug: row['slug'], title: row['title'] }]
}

/** Asks our server what fits to a query. Throws when no usable answer comes, as TanStack Query expects. */
export async function fetchSuggestions(
  query: string,
  { fetch, signal }: Options,
): Promise<SearchSuggestions> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal })
  if (!response.ok) throw new Error(`search answered ${response.status}`)
  const answer: unknown = await response.json()
  if (!isRecord(answer) || !Array.isArray(answer['products']) || !Array.isArray(answer['categories'])) {
    throw new Error('suggestions are unreadable')
  }
  return {
    products: answer['products'].flatMap(toProduct),
    hasResults: answer['hasResults'] === true,
    categories: answer['categories'].flatMap(toCategory),
    correction: textOrNull(answer['correction']),
  }
}
