import { boughtProducts } from '@/lib/api/catalog-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { queryClient } from '@/lib/browser/query-client'
import { readOrderKeys } from '@/stores/checkout/placed-orders'

/** Milliseconds: a purchase reloads the page. */
const staleTime = 300_000

export const boughtCards = {
  queryKey: ['bought-products'],
  staleTime,
  async queryFn({ signal }: { readonly signal: AbortSignal }) {
    const body = { keys: readOrderKeys() }
    const answer = await callAccounts('/api/orders/products', { body, signal, schema: boughtProducts })
    if (!answer.ok) throw new Error(answer.error.kind)
    return answer.value.cards
  },
} as const

/** Lists bought product ids for sale, newest first; throws without an answer. */
export async function findBoughtIds(): Promise<readonly string[]> {
  if (readOrderKeys().length === 0) return []
  const cards = await queryClient().fetchQuery(boughtCards)
  return cards.map(({ productId }) => productId)
}
