import { boughtCards } from '@/components/home/bought-cards'
import { queryClient } from '@/lib/browser/query-client'
import { readOrderKeys } from '@/stores/checkout/stored-attempts'

/** Lists bought product ids for sale, newest first; throws without an answer. */
export async function findBoughtIds(): Promise<readonly string[]> {
  if (readOrderKeys().length === 0) return []
  const cards = await queryClient().fetchQuery(boughtCards)
  return cards.map(({ productId }) => productId)
}
