import type { ProductCard } from '../domain/product-card.ts'

type Options = { readonly fetch: typeof fetch; readonly signal: AbortSignal }

/** Asks our server for the cards of another page of a list. Throws when no usable answer comes. */
export async function fetchListPage(
  path: string,
  { fetch, signal }: Options,
): Promise<readonly ProductCard[]> {
  const response = await fetch(`/api/listing?${new URLSearchParams({ path })}`, { signal })
  if (!response.ok) throw new Error(`the list answered ${response.status}`)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('cards' in answer) || !Array.isArray(answer.cards)) {
    throw new Error('the list is unreadable')
  }
  // Our own server's cards, of this very build.
  return answer.cards as ProductCard[]
}
